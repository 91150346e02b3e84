import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { policies, type PolicyRow } from '../schema/policies';

/** ACTIVE, IN_GRACE, PENDING, PAID_UP, LAPSED, others. Source: docs/domain/records.md#r9-5. */
const statusOrder = sql`array_position(ARRAY['ACTIVE', 'IN_GRACE', 'PENDING', 'PAID_UP', 'LAPSED'], ${policies.status})`;

/** A customer's policies: by status, then the newest inception first. */
export const listPolicies = (executor: Executor, customerId: string): Promise<PolicyRow[]> =>
  ofCustomer(executor, { customerId });

const ofCustomer = builtOnce((executor, { customerId }: { customerId: string }) =>
  executor
    .select()
    .from(policies)
    .where(eq(policies.customerId, customerId))
    .orderBy(sql`${statusOrder} NULLS LAST`, desc(policies.inceptionDate), asc(policies.policyNumber)),
);

export async function countPolicies(executor: Executor, customerId: string): Promise<number> {
  const [row] = await executor.select({ policies: count() }).from(policies).where(eq(policies.customerId, customerId));
  return row?.policies ?? 0;
}

export async function findPolicyById(executor: Executor, id: string): Promise<PolicyRow | null> {
  const [policy] = await byId(executor, { id });
  return policy ?? null;
}

const byId = builtOnce((executor, { id }: { id: string }) =>
  executor.select().from(policies).where(eq(policies.id, id)),
);

export async function findPolicy(executor: Executor, policyNumber: string): Promise<PolicyRow | null> {
  const [policy] = await byNumber(executor, { policyNumber });
  return policy ?? null;
}

const byNumber = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor.select().from(policies).where(eq(policies.policyNumber, policyNumber)),
);

/** The policy, held until the end of the transaction: one change at a time. */
export async function lockPolicy(tx: Transaction, policyNumber: string): Promise<PolicyRow | null> {
  const [policy] = await byNumberLocked(tx, { policyNumber });
  return policy ?? null;
}

const byNumberLocked = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor.select().from(policies).where(eq(policies.policyNumber, policyNumber)).for('update'),
);

/** Several policies, held until the end of the transaction, in the order of their numbers: so no two who need both wait for each other. */
export async function lockPolicies(tx: Transaction, policyNumbers: readonly string[]): Promise<void> {
  for (const policyNumber of [...new Set(policyNumbers)].toSorted()) await lockPolicy(tx, policyNumber);
}

/** Notes when the cellphone number on record last changed: for a day that holds other changes back. */
export async function setCellChanged(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(policies).set({ cellChangedAt: now }).where(eq(policies.id, id));
}
