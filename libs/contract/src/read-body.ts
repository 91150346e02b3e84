import { notPlainText } from '@portal/domain';
import * as v from 'valibot';
import type { ErrorCode } from './error-codes';
import { type FieldError } from './failure';
import { type Schema } from './endpoint';
import { hiddenIn } from './fields/hidden-in';
import { unknownField } from './fields/written';

/** A body after it was read, or what is wrong with it. `message` is the first error's text. */
export type BodyRead<Output> =
  { success: true; value: Output } | { success: false; code: ErrorCode; message: string; errors: FieldError[] };

/** The first sentence for each field, in the order in which they were found; nested fields with dots. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!first.has(field)) first.set(field, issue.message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}

/** For what no form can send: the library's own words would repeat the value. */
const notValid = 'This value is not valid';

const isUnknownField = (issue: v.BaseIssue<unknown>) => issue.type === 'strict_object' && issue.expected === 'never';
const isRecord = (body: unknown) => body !== null && typeof body === 'object' && !Array.isArray(body);

const unreadable = (message: string): BodyRead<never> => ({ success: false, code: 'BAD_REQUEST', message, errors: [] });

/**
 * Reads a body with the schema of its row. Text that no record may hold comes before anything else, then a field that nobody
 * asked for.
 */
export function readBody<Output>(schema: Schema<Output>, body: unknown): BodyRead<Output> {
  if (!isRecord(body)) return unreadable('Send a JSON object');
  const hidden = hiddenIn(body);
  if (hidden?.why === 'depth') return unreadable('The request is nested too deeply');
  if (hidden) {
    const errors = [{ field: hidden.at.join('.'), message: notPlainText }];
    return { success: false, code: 'VALIDATION_ERROR', message: notPlainText, errors };
  }
  const result = v.safeParse(schema, body, { message: notValid });
  if (result.success) return { success: true, value: result.output };
  const stranger = result.issues.find(isUnknownField);
  if (stranger) {
    const field = v.getDotPath(stranger) ?? '';
    const message = unknownField(field);
    return { success: false, code: 'UNKNOWN_FIELD', message, errors: [{ field, message }] };
  }
  const errors = fieldErrorsOf(result.issues);
  return { success: false, code: 'VALIDATION_ERROR', message: errors[0]?.message ?? '', errors };
}
