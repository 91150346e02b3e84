import { type FieldError, type Schema } from '@portal/contract';
import * as v from 'valibot';
import { Refusal } from './refusal';

type Issue = v.BaseIssue<unknown>;

/**
 * Reads what a caller sent through its schema.
 *
 * Refuses: 400 UNKNOWN_FIELD for a field that nobody asked for, 422 VALIDATION_ERROR with one entry for each refused
 * field; the message of the whole is the first of them, because clients pass on only that.
 */
export function readInput<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const stray = result.issues.find(isUnknownField);
  if (stray) throw new Refusal('UNKNOWN_FIELD', `Unknown field: ${printableName(stray)}`);
  const errors = fieldErrors(result.issues);
  throw new Refusal('VALIDATION_ERROR', errors[0]?.message, { errors });
}

/** The parameters behind the question mark. One that is given twice arrives as a list, which no field takes. */
export function queryValues(search: URLSearchParams): Record<string, string | string[]> {
  const values = Object.create(null) as Record<string, string | string[]>;
  for (const name of search.keys()) {
    const all = search.getAll(name);
    values[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return { ...values };
}

const isUnknownField = (issue: Issue) => issue.type === 'strict_object' && issue.expected === 'never';

/** The name as the caller wrote it when it looks like a name: a message is shown to people. */
function printableName(issue: Issue): string {
  const name = v.getDotPath(issue) ?? '';
  return /^[\w.]{1,60}$/.test(name) ? name : '(not a name)';
}

/** The first sentence for each field, in the order in which they were found. */
function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!byField.has(field)) byField.set(field, issue.message);
  }
  return [...byField].map(([field, message]) => ({ field, message: message.slice(0, 200) }));
}
