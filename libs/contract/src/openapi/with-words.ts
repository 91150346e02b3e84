import { type JsonSchema } from '@valibot/to-json-schema';

/** What each field of a schema means, by its path: `Sms`, `asked.message`. */
export type FieldWords = Readonly<Record<string, string>>;

type Part = boolean | JsonSchema | readonly (boolean | JsonSchema)[];

/** A schema with the words of each field beside it. Named schemas have words of their own. */
export function withWords(schema: JsonSchema, words: FieldWords, at = ''): JsonSchema {
  const inside = <P extends Part | undefined>(part: P): P => {
    if (part === undefined || typeof part === 'boolean') return part;
    if (Array.isArray(part)) return part.map((one: boolean | JsonSchema) => inside(one)) as unknown as P;
    return withWords(part as JsonSchema, words, at) as P;
  };
  const described = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    places.has(keyword) ? inside(value as Part) : value,
  ]);
  const copy = Object.fromEntries(described) as JsonSchema;
  if (!schema.properties) return copy;
  copy.properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => {
      const path = at === '' ? name : `${at}.${name}`;
      if (typeof field === 'boolean') return [name, field];
      const description = [words[path], field.description].filter(Boolean).join(' ');
      return [name, { ...withWords(field, words, path), ...(description && { description }) }];
    }),
  );
  return copy;
}

/** Keywords whose value is a schema or a list of schemas about the same field. */
const places = new Set(['items', 'prefixItems', 'anyOf', 'oneOf', 'allOf', 'additionalProperties']);

/** The paths of all fields of a schema, nested ones after their parent. */
export function fieldPaths(schema: unknown, at = ''): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldPaths(part, at));
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    if (places.has(keyword)) return fieldPaths(value, at);
    if (keyword !== 'properties') return [];
    return Object.entries(value as object).flatMap(([name, field]) => {
      const path = at === '' ? name : `${at}.${name}`;
      return [path, ...fieldPaths(field, path)];
    });
  });
}
