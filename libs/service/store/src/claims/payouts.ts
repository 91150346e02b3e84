import { claimAwaitsOf, notUnclaimedFrom, type PayoutStatus, type PlainDate } from '@portal/domain';
import { and, asc, count, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type Page } from '../messages/notifications';
import { claims, type PayoutRow, payouts } from '../schema/claims';
import { statusesToActOn } from './to-parlour';
import { unanswered } from './unanswered';

/** A payment as it is planned. */
export type NewPayout = Omit<PayoutRow, 'version' | 'updatedAt' | 'hasFailed'>;

/** Stores payments of a claim that is held. */
export async function insertPayouts(tx: Transaction, planned: readonly NewPayout[]): Promise<void> {
  if (planned.length === 0) return;
  await tx.insert(payouts).values(planned.map((one) => ({ ...one, version: 1, updatedAt: one.createdAt })));
  for (const claimId of new Set(planned.map((one) => one.claimId))) await noteWhoActs(tx, claimId);
}

export async function findPayout(executor: Executor, id: string): Promise<PayoutRow | null> {
  const [row] = await executor.select().from(payouts).where(eq(payouts.id, id));
  return row ?? null;
}

/** The payment, held until the end of the transaction. Whoever needs its claim too holds that first. */
export async function lockPayout(tx: Transaction, id: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row ?? null;
}

/** What of a payment changes; the amount only until the bank has it. */
type SavedPayout = Pick<PayoutRow, 'status' | 'payOn' | 'record'> & Partial<Pick<PayoutRow, 'amountCents'>>;

/** Saves a payment that is held, under its next version, and gives it as it is then. */
export async function savePayout(
  tx: Transaction,
  { id, version }: Pick<PayoutRow, 'id' | 'version'>,
  { status, payOn, record, amountCents }: SavedPayout,
  now: Date,
): Promise<PayoutRow> {
  const [row] = await tx
    .update(payouts)
    .set({
      status,
      payOn,
      record,
      ...(amountCents !== undefined && { amountCents }),
      version: version + 1,
      updatedAt: now,
    })
    .where(eq(payouts.id, id))
    .returning();
  if (!row) throw new Error('There is no such payment');
  await noteWhoActs(tx, row.claimId);
  return row;
}

/** A payment moved on, so somebody else may have to act on its claim. Nobody who reads the claim has to read it anew for that. */
async function noteWhoActs(tx: Transaction, claimId: string): Promise<void> {
  const [claim] = await tx
    .select({ status: claims.status, record: claims.record })
    .from(claims)
    .where(eq(claims.id, claimId));
  if (!claim) throw new Error('There is no such claim');
  const statuses = statusesToActOn(await payoutsOfClaims(tx, [claimId]));
  await tx
    .update(claims)
    .set({ awaits: claimAwaitsOf(claim.status, statuses, unanswered(claim.record) !== null) })
    .where(eq(claims.id, claimId));
}

/** The payments of some claims, in the order of their numbers. */
export async function payoutsOfClaims(executor: Executor, claimIds: readonly string[]): Promise<PayoutRow[]> {
  if (claimIds.length === 0) return [];
  return executor
    .select()
    .from(payouts)
    .where(inArray(payouts.claimId, [...claimIds]))
    .orderBy(asc(payouts.number));
}

/** Payments with a status that are due by a day, the earliest first. */
export const payoutsDue = (
  executor: Executor,
  { status, until, most }: { status: PayoutStatus; until: PlainDate; most: number },
): Promise<PayoutRow[]> =>
  executor
    .select()
    .from(payouts)
    .where(and(eq(payouts.status, status), lte(payouts.payOn, until)))
    .orderBy(asc(payouts.payOn), asc(payouts.id))
    .limit(most);

/** Payments that need somebody first, then by the day on which they are due; without a status those that are under way. */
export function listPayouts(executor: Executor, status: PayoutStatus | undefined, page: Page): Promise<PayoutList> {
  // Written out and not as a parameter: the index is partial, and a planner must see that it fits.
  const chosen =
    status === undefined ? sql`${payouts.status} NOT IN ('PAID', 'CANCELLED')` : eq(payouts.status, status);
  const first = status === undefined ? [desc(payouts.hasFailed)] : [];
  return listed(executor, chosen, [...first, asc(payouts.payOn), asc(payouts.id)], page);
}

/** Unclaimed benefits, those first whose payee was never looked for or longest ago. The rule is that of `isUnclaimed`. */
export function listUnclaimed(executor: Executor, today: PlainDate, page: Page): Promise<PayoutList> {
  const waiting: PayoutStatus = 'WAITING_FOR_ACCOUNT';
  const waitsForUs = sql`((${payouts.record} ->> 'waitsForAdministrator')::boolean OR COALESCE(${payouts.record} -> 'cash', 'null')::text <> 'null')`;
  const chosen = and(eq(payouts.status, waiting), lt(payouts.payOn, notUnclaimedFrom(today)), sql`NOT ${waitsForUs}`);
  const tracedAt = sql`${payouts.record} -> 'traced' -> -1 ->> 'at'`;
  return listed(executor, chosen, [sql`${tracedAt} ASC NULLS FIRST`, asc(payouts.payOn), asc(payouts.id)], page);
}

interface PayoutList {
  rows: PayoutRow[];
  totalRecords: number;
}

async function listed(
  executor: Executor,
  chosen: SQL | undefined,
  order: SQL[],
  { pageNumber, pageSize }: Page,
): Promise<PayoutList> {
  const rows = await executor
    .select()
    .from(payouts)
    .where(chosen)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [total] = await executor.select({ records: count() }).from(payouts).where(chosen);
  return { rows, totalRecords: total?.records ?? 0 };
}
