import { PolicySearchSchema } from '@portal/contract';
import { fail, ok, type Result } from '@portal/domain';
import * as v from 'valibot';

/** What can be looked for, or why it cannot: a number that is cut short finds nothing, so nobody is asked. */
export function checkSearch(typed: string): Result<string> {
  const { success, output, issues } = v.safeParse(PolicySearchSchema, { text: typed });
  return success ? ok(output.text) : fail(issues[0].message);
}
