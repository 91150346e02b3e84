import { type Result } from '@portal/domain';
import * as v from 'valibot';

/** A rule of the domain as a step of a pipe: its value goes on, its sentence stops the field. */
/* @__NO_SIDE_EFFECTS__ */
export function checked<Value>(check: (typed: string) => Result<Value>) {
  return v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
    const result = check(dataset.value);
    if (result.success) return result.value;
    addIssue({ message: result.message });
    return NEVER;
  });
}
