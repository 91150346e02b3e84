import { type Address } from '@portal/contract';
import { inArray, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { policies } from '../schema/policies';

/** How whoever holds a policy is reached. */
export interface WaysToReach {
  cellNumber: string | null;
  /** Where post goes. */
  address: Address;
}

/** How the holders of some policies are reached as it stands on record, by policy number. */
export async function waysToReach(
  executor: Executor,
  policyNumbers: readonly string[],
): Promise<Map<string, WaysToReach>> {
  if (policyNumbers.length === 0) return new Map();
  const member = sql`${policies.record} -> 'MainMember'`;
  const rows = await executor
    .select({
      policyNumber: policies.policyNumber,
      cellNumber: sql<string | null>`${member} ->> 'Cell_Number'`,
      address: sql<string>`coalesce(${member} ->> 'PostalAddress', ${member} ->> 'PhysicalAddress')`,
    })
    .from(policies)
    .where(inArray(policies.policyNumber, [...policyNumbers]));
  return new Map(
    rows.map(({ policyNumber, cellNumber, address }) => [
      policyNumber,
      { cellNumber: cellNumber || null, address: JSON.parse(address) as Address },
    ]),
  );
}
