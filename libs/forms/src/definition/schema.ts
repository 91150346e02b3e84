import * as v from 'valibot';

/** The schema of a body: an object, with whatever rules behind it. */
export type BodySchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> & {
  readonly entries: v.ObjectEntries;
};

type AnySchema = v.GenericSchema<unknown, unknown>;

const entriesOf = (schema: AnySchema | undefined): Record<string, AnySchema> | undefined =>
  schema && 'entries' in schema ? (schema.entries as Record<string, AnySchema>) : undefined;

/** Beneath `optional`, `nullable` and the like. A pipe reads as the schema it begins with. */
const unwrapped = (schema: AnySchema | undefined): AnySchema | undefined =>
  schema && 'wrapped' in schema ? unwrapped(schema.wrapped as AnySchema) : schema;

/** The entries of a body, or of the record that an entry holds; undefined where there is no record. */
export const recordEntries = (schema: AnySchema | undefined) => entriesOf(unwrapped(schema));

/** The schema of the entry at a path. */
export const entryAt = (schema: AnySchema, path: string): AnySchema | undefined =>
  path.split('.').reduce<AnySchema | undefined>((inner, name) => {
    const entries = recordEntries(inner);
    return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
  }, schema);

const mayBeMissing = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable']);

/** Whether a body without this entry is refused. */
export const isRequired = (entry: AnySchema): boolean => !mayBeMissing.has(entry.type);

/** Whether the entry takes null: "there is none" is an answer. */
export const takesNothing = (entry: AnySchema): boolean => v.is(entry, null);

/** Whether the entry is a list. */
export const isList = (entry: AnySchema): boolean => unwrapped(entry)?.type === 'array';
