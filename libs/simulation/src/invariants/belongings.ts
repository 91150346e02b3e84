import {
  type ApprovalActionRow,
  type ClaimRow,
  claimsOfPolicies,
  type Database,
  type PaymentRow,
  schema,
  type SettledPremiumRow,
} from '@portal/service-store';
import { kindsThatWait } from '@portal/domain';
import { and, count, eq, inArray, ne } from 'drizzle-orm';

/** What belongs to a policy besides its own row. */
export interface Belongings {
  payments: readonly PaymentRow[];
  settled: readonly SettledPremiumRow[];
  /** What is kept because it buys nothing, in cents. */
  unusedCents: number;
  /** What deaths that were confirmed have credited of months that no payment of ours has paid, less what was taken back of it, in cents. */
  creditedCents: number;
  /** The claims on it, the newest first. */
  claims: readonly ClaimRow[];
  /** Requests to undo what was changed after a death. */
  undos: readonly ApprovalActionRow[];
  /** The rows of its audit. */
  audited: number;
}

/** What the policyholder was told in the portal, by type and moment. */
export type Told = readonly { type: string; createdAt: Date }[];

const nothing: Belongings = {
  payments: [],
  settled: [],
  unusedCents: 0,
  creditedCents: 0,
  claims: [],
  undos: [],
  audited: 0,
};

/** What belongs to these policies, in a query for each kind. */
export async function belongingsOf(
  database: Database,
  policyNumbers: readonly string[],
): Promise<(policyNumber: string) => Belongings> {
  if (policyNumbers.length === 0) return () => nothing;
  const { audit, payments, settledPremiums, unallocatedPayments } = schema;
  const claims = Map.groupBy(await claimsOfPolicies(database, policyNumbers), (row) => row.policyNumber);
  const undos = Map.groupBy(await undosOf(database, [...claims.keys()]), (row) => row.policyNumber);
  const credited = await creditedByDeaths(database, [...claims.keys()]);
  const [paid, months, unused, rows] = await Promise.all([
    database
      .select()
      .from(payments)
      .where(inArray(payments.policyNumber, [...policyNumbers])),
    database
      .select()
      .from(settledPremiums)
      .where(inArray(settledPremiums.policyNumber, [...policyNumbers])),
    database
      .select({
        number: unallocatedPayments.policyNumber,
        cents: unallocatedPayments.amountCents,
        record: unallocatedPayments.record,
      })
      .from(unallocatedPayments)
      .where(
        and(
          inArray(unallocatedPayments.policyNumber, [...policyNumbers]),
          eq(unallocatedPayments.status, 'SUCCESSFUL'),
          ne(unallocatedPayments.state, 'TAKEN_BACK'),
          ne(unallocatedPayments.reason, 'OTHER_POLICY'),
        ),
      ),
    database
      .select({ chain: audit.chain, count: count() })
      .from(audit)
      .where(inArray(audit.chain, [...policyNumbers]))
      .groupBy(audit.chain),
  ]);
  const paidBy = Map.groupBy(paid, (row) => row.policyNumber);
  // A refund stands that was paid before the bank took its payment back: that money is gone, which the audit says.
  const reversed = new Set(paid.filter(({ status }) => status === 'REVERSED').map(({ id }) => id));
  const unusedBy = Map.groupBy(
    unused.filter(({ record: { paymentId } }) => typeof paymentId !== 'string' || !reversed.has(paymentId)),
    (row) => row.number,
  );
  const monthsOf = Map.groupBy(months, (row) => row.policyNumber);
  const audited = new Map(rows.map(({ chain, count: times }) => [chain, times]));
  return (policyNumber) => ({
    payments: paidBy.get(policyNumber) ?? [],
    settled: monthsOf.get(policyNumber) ?? [],
    unusedCents: (unusedBy.get(policyNumber) ?? []).reduce((sum, { cents }) => sum + cents, 0),
    creditedCents: credited.get(policyNumber) ?? 0,
    claims: claims.get(policyNumber) ?? [],
    undos: undos.get(policyNumber) ?? [],
    audited: audited.get(policyNumber) ?? 0,
  });
}

/** Only where somebody has died is anything undone. */
async function undosOf(database: Database, policyNumbers: string[]): Promise<ApprovalActionRow[]> {
  const { approvalActions: actions } = schema;
  if (policyNumbers.length === 0) return [];
  const isOfThem = and(inArray(actions.policyNumber, policyNumbers), inArray(actions.actionType, [...kindsThatWait]));
  return database.select().from(actions).where(isOfThem);
}

/**
 * Premiums of somebody who died are credited, and taken back where it was a mistake. What came out of a month of the ledger is in it no more; of
 * months that were paid before there was one it is credit alone: cents by policy. Source: docs/domain/claims.md#c8-2.
 */
async function creditedByDeaths(database: Database, policyNumbers: string[]): Promise<Map<string, number>> {
  const { chain, action, after } = schema.audit;
  const credited = new Map<string, number>();
  if (policyNumbers.length === 0) return credited;
  const rows = await database
    .select({ chain, after })
    .from(schema.audit)
    .where(and(inArray(chain, policyNumbers), inArray(action, ['LIFE_DECEASED', 'POLICY_RESTORED'])));
  for (const row of rows) {
    const { creditedCents = 0 } = (row.after ?? {}) as { creditedCents?: number };
    credited.set(row.chain, (credited.get(row.chain) ?? 0) + creditedCents);
  }
  return credited;
}

/** What the policyholders of these policies were told. */
export async function toldTo(
  database: Database,
  policyNumbers: readonly string[],
): Promise<(policyNumber: string) => Told> {
  if (policyNumbers.length === 0) return () => [];
  const { type, createdAt, policyNumber: number } = schema.notifications;
  const rows = await database
    .select({ type, createdAt, number })
    .from(schema.notifications)
    .where(inArray(number, [...policyNumbers]));
  const told = Map.groupBy(rows, (row) => row.number);
  return (policyNumber) => told.get(policyNumber) ?? [];
}
