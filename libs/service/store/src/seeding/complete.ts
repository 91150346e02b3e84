import type * as v from 'valibot';

type Entries = Record<string, v.GenericSchema>;

/**
 * A whole record from a given one: what was given, else the default, else null where the contract allows null.
 * Fields that are computed on read are left out.
 */
export function complete<Record_ extends object>(
  entries: Entries,
  given: object,
  defaults: NoInfer<Partial<Record_>>,
  computed: readonly string[] = [],
): Record_ {
  const fields = Object.entries(entries).flatMap(([name, schema]) => {
    if (computed.includes(name)) return [];
    const value = own(given, name) ?? own(defaults, name) ?? (schema.type === 'nullable' ? null : undefined);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(fields) as Record_;
}

const own = (record: object, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name as never] : undefined;
