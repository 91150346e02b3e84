import { type Result } from '@portal/domain';
import { type FieldError } from '../failure';

/** The sentence of a rule beside its field; nothing when the rule is kept. */
export const refusals = (field: string, result: Result<unknown>): FieldError[] =>
  result.success ? [] : [{ field, message: result.message }];
