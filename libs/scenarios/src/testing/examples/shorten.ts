/** Most of a list and of a text that an example shows. */
const mostItems = 2;
const mostText = 300;

/** An answer as short as an example needs it: the first of a long list, the beginning of a file or a token. Still an answer. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > mostText ? value.slice(0, 64) : value;
  if (Array.isArray(value)) return value.slice(0, mostItems).map(shorten);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]));
}
