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
    return { ...jsonSchema, ...(notes.openApi as Documented) };
  },
} as const satisfies ConversionConfig;

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
