const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two values say the same. Nothing typed, null, an empty list and a missing entry are all nothing. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameValue(one[name], other[name]));
}
