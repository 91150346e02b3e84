/** A question as node-postgres is asked: a text, or an object with one, then its values; with a callback it gives no promise. */
export type Query = (...args: unknown[]) => unknown;

export const textOf = (asked: unknown): string => {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return typeof text === 'string' ? text : '';
};
