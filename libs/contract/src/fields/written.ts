import * as v from 'valibot';

export const unknownField = (name: string) => `Unknown field: ${name.slice(0, 60)}`;

/**
 * A body as it is written: fields that nobody asked for are refused, and a field that is missing gets the sentence it
 * would get if it were empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export function written<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const name = issue.path?.at(-1)?.key;
    if (typeof name !== 'string') return 'The details must be an object';
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return entry ? (v.safeParse(entry, undefined).issues?.[0].message ?? 'This field is required') : unknownField(name);
  });
}

/** Every entry may be left out: an update names the fields that it changes. */
/* @__NO_SIDE_EFFECTS__ */
export function anyOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, v.optional(entry)])) as {
    [Name in keyof Entries]: v.OptionalSchema<Entries[Name], undefined>;
  };
}
