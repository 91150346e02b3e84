import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { policies, type PolicyRow } from '../schema/policies';
import { type ServicingRow, servicings } from '../schema/staff';

const isOpen = (staffId: string, now: Date) =>
  and(eq(servicings.staffId, staffId), isNull(servicings.closedAt), gt(servicings.endsAt, now));

/** Why a policy is open, and the policy. */
export interface OpenServicing {
  servicing: ServicingRow;
  record: PolicyRow['record'];
  customerId: PolicyRow['customerId'];
}

/** The policies that are open to a member of staff, the latest first. */
export const openServicings = (executor: Executor, staffId: string, now: Date): Promise<OpenServicing[]> =>
  executor
    .select({ servicing: servicings, record: policies.record, customerId: policies.customerId })
    .from(servicings)
    .innerJoin(policies, eq(policies.policyNumber, servicings.policyNumber))
    .where(isOpen(staffId, now))
    .orderBy(desc(servicings.openedAt), desc(servicings.id));

/** Why this policy is open to this member of staff; null when it is not. */
export async function findServicing(
  executor: Executor,
  { staffId, policyNumber, now }: { staffId: string; policyNumber: string; now: Date },
): Promise<ServicingRow | null> {
  const [row] = await executor
    .select()
    .from(servicings)
    .where(and(isOpen(staffId, now), eq(servicings.policyNumber, policyNumber)));
  return row ?? null;
}

/** Opens a policy; one that was open to the same person before is open for the new reason only. */
export async function insertServicing(tx: Transaction, row: ServicingRow): Promise<void> {
  await closeServicing(tx, row, row.openedAt);
  await tx.insert(servicings).values(row);
}

/** Closes a policy for a member of staff. False when it was not open. */
export async function closeServicing(
  executor: Executor,
  { staffId, policyNumber }: Pick<ServicingRow, 'staffId' | 'policyNumber'>,
  now: Date,
): Promise<boolean> {
  const mine = and(eq(servicings.staffId, staffId), eq(servicings.policyNumber, policyNumber));
  await executor
    .update(servicings)
    .set({ closedAt: servicings.endsAt })
    .where(and(mine, isNull(servicings.closedAt), lte(servicings.endsAt, now)));
  const rows = await executor
    .update(servicings)
    .set({ closedAt: now })
    .where(and(mine, isNull(servicings.closedAt)))
    .returning({ id: servicings.id });
  return rows.length > 0;
}
