import { eq } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { policies, type PolicyRow } from '../schema/policies';

/** Makes a policy that of another customer. The policy must be locked. */
export async function givePolicyTo(tx: Transaction, row: PolicyRow, customerId: string): Promise<PolicyRow> {
  await tx.update(policies).set({ customerId }).where(eq(policies.id, row.id));
  return { ...row, customerId };
}
