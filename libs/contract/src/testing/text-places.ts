import type { Schema } from '../endpoint';

/** Where in a value a schema reads text: the keys to it, from outside in; 0 stands for the first of a list. */
export type Place = readonly (string | number)[];

interface Inside {
  type: string;
  pipe?: readonly unknown[];
  entries?: Record<string, unknown>;
  item?: unknown;
  wrapped?: unknown;
  options?: readonly unknown[];
  value?: unknown;
}

/** Every place where a schema reads text, however the schema is wrapped. */
export function textPlaces(schema: Schema, at: Place = []): Place[] {
  const { type, pipe, entries, item, wrapped, options, value } = schema as unknown as Inside;
  const inside = (part: unknown, ...keys: Place) => textPlaces(part as Schema, [...at, ...keys]);
  if (pipe) return inside(pipe[0]);
  if (type === 'string') return [at];
  if (entries) return Object.entries(entries).flatMap(([name, entry]) => inside(entry, name));
  if (item) return inside(item, 0);
  if (wrapped) return inside(wrapped);
  if (type === 'record') return inside(value, 'anything');
  if (type === 'unknown') return [at];
  if (Array.isArray(options)) return unique(options.flatMap((option) => inside(option)));
  return [];
}

const unique = (places: readonly Place[]) => [...new Map(places.map((place) => [place.join('.'), place])).values()];

/** A copy of a value with something else in one place; what leads there is made where it is missing. */
export function withText(value: unknown, [key, ...rest]: Place, text: unknown): unknown {
  if (key === undefined) return text;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? (value as unknown[]) : [];
    return [withText(list[0], rest, text), ...list.slice(1)];
  }
  const record = (value ?? {}) as Record<string, unknown>;
  return { ...record, [key]: withText(record[key], rest, text) };
}
