const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path of a value; undefined where there is nothing. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** A copy with something else at a path. Records on the way are made where they are missing. */
export function withValueAt<Value extends object>(value: Value, path: string, inner: unknown): Value {
  const [name = '', ...rest] = path.split('.');
  const child = (value as Record<string, unknown>)[name];
  const put = rest.length === 0 ? inner : withValueAt(isRecord(child) ? child : {}, rest.join('.'), inner);
  return { ...value, [name]: put };
}
