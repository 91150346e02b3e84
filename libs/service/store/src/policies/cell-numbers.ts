import { inArray, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { policies } from '../schema/policies';

/** The cellphone numbers on record of some policies, by policy number. */
export async function cellNumbersOf(
  executor: Executor,
  policyNumbers: readonly string[],
): Promise<Map<string, string>> {
  if (policyNumbers.length === 0) return new Map();
  const rows = await executor
    .select({
      policyNumber: policies.policyNumber,
      cellNumber: sql<string | null>`${policies.record} -> 'MainMember' ->> 'Cell_Number'`,
    })
    .from(policies)
    .where(inArray(policies.policyNumber, [...policyNumbers]));
  return new Map(rows.flatMap(({ policyNumber, cellNumber }) => (cellNumber ? [[policyNumber, cellNumber]] : [])));
}
