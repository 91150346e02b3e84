import { type Result } from '@portal/domain';
import * as v from 'valibot';

/** A rule of the domain as the schema of one answer. */
export const ruled = <Value>(check: (typed: string) => Result<Value>) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const result = check(dataset.value);
      if (result.success) return result.value;
      addIssue({ message: result.message });
      return NEVER;
    }),
  );
