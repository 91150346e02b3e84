import { readBody, type Schema } from '@portal/contract';
import { Refusal } from './refusal';

/**
 * Reads what a caller sent through its schema.
 *
 * Refuses: 400 UNKNOWN_FIELD for a field that nobody asked for, 422 VALIDATION_ERROR with one entry for each refused
 * field; the message of the whole is the first of them, because clients pass on only that.
 */
export function readInput<Output>(schema: Schema<Output>, value: unknown): Output {
  const read = readBody(schema, value);
  if (read.success) return read.value;
  const errors = read.errors.map(({ field, message }) => ({ field, message: message.slice(0, 200) }));
  throw new Refusal(read.code, isPrintable(read.message) ? read.message : undefined, { errors });
}

/** A sentence may repeat the name of a field as it was sent: it is passed on when it is fit to be shown. */
const isPrintable = (message: string) => message !== '' && message.length <= 200 && !/[\p{C}<>]/u.test(message);

/** The parameters behind the question mark. One that is given twice arrives as a list, which no field takes. */
export function queryValues(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const all = search.getAll(name);
      return [name, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );
}
