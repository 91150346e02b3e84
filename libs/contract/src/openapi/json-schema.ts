import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import { type Schema } from '../endpoint';
import { type Documented } from '../fields/documented';
import { namedBodies, namedReplies } from './named-schemas';

/** What JSON Schema cannot say: rules written as functions, and cleaning that changes no type. */
const beyondJsonSchema = ['check', 'raw_check', 'finite', 'trim'];

const common = {
  target: 'draft-2020-12',
  // Anything else that cannot be described is a mistake of ours.
  errorMode: 'throw',
  ignoreActions: beyondJsonSchema,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const notes: unknown = 'metadata' in valibotAction ? valibotAction.metadata : undefined;
    if (notes === null || typeof notes !== 'object' || !('openApi' in notes)) return undefined;
    return noted(jsonSchema, notes.openApi as Documented);
  },
  // As many items as there are places: the converter leaves their number open.
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type !== 'tuple') return undefined;
    const places = jsonSchema.prefixItems?.length ?? 0;
    return { ...jsonSchema, minItems: places, maxItems: places };
  },
} as const satisfies ConversionConfig;

/** A schema with what a field says of itself. Of alternatives only the one that is no null has lengths and patterns. */
function noted(schema: JsonSchema & { openApi?: unknown }, notes: Documented): JsonSchema {
  // The converter copies all metadata into the schema: a keyword that nobody else knows.
  const { openApi: _copied, anyOf, ...plain } = schema;
  if (!anyOf) return { ...plain, ...notes };
  return {
    ...plain,
    anyOf: anyOf.map((part) => (isNull(part) ? part : { ...(part as JsonSchema), ...notes })),
  };
}

const isNull = (part: boolean | JsonSchema) => typeof part === 'object' && part.type === 'null';

/** Bodies and queries are described as they may be sent, replies as they come out. */
const written = { ...common, typeMode: 'input' } as const;
const read = { ...common, typeMode: 'output' } as const;

/** Every named record, for `components.schemas`. */
export const componentSchemas = (): Record<string, JsonSchema> => ({
  ...toJsonSchemaDefs(namedReplies, read),
  ...toJsonSchemaDefs(namedBodies, written),
});

export const describeBody = (schema: Schema) => describe(schema, { ...written, definitions: namedBodies });
export const describeReply = (schema: Schema) => describe(schema, { ...read, definitions: namedReplies });

function describe(schema: Schema, config: ConversionConfig): JsonSchema {
  const { $schema: _dialect, $defs: _definitions, ...described } = toJsonSchema(schema, config);
  return described;
}
