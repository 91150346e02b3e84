import { lastOfMonth } from '@portal/domain';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor, rowsOf, type Transaction } from '../database/database';
import { type CollectionRow, collections } from '../schema/collections';
import { payments } from '../schema/payments';
import { policies, type PolicyRow } from '../schema/policies';

interface MonthToCollect {
  /** `YYYY-MM`. */
  month: string;
  collectionDays: readonly number[];
  /** The policy number to go on after. */
  after: string;
  limit: number;
}

/** More than there are. A part of a question that has a limit is answered by itself, before what is asked of its answer. */
const all = 2 ** 31 - 1;

/**
 * Policies that are collected from on these days of a month, have not paid that month and have no debit for it, in the order of their
 * numbers. The rules of the domain have the last word (`wantsDebit`).
 *
 * Asked every minute of every policy, nearly all of which have their debit: so that is asked first, out of two indexes, and only the others
 * are read at all.
 */
export const policiesToCollect = (executor: Executor, asked: MonthToCollect): Promise<PolicyRow[]> =>
  withoutDebit(executor, inArray(policies.collectionDay, [...asked.collectionDays]), asked);

/** The same of policies whose first premium has not come: there are few, and an index of their own knows them. */
export const newPoliciesToCollect = (executor: Executor, asked: MonthToCollect): Promise<PolicyRow[]> => {
  const day = sql<number>`(${policies.record} -> 'DebiCheckMandate' ->> 'Collection_Day')::int`;
  return withoutDebit(executor, and(eq(policies.status, 'PENDING'), inArray(day, [...asked.collectionDays])), asked);
};

function withoutDebit(executor: Executor, which: SQL | undefined, { month, after, limit }: MonthToCollect) {
  const debit = executor
    .select({ one: sql`1` })
    .from(collections)
    .where(
      and(
        eq(collections.policyNumber, policies.policyNumber),
        eq(collections.premiumMonth, month),
        // Written out: an index is of such debits only.
        sql`${collections.state} <> 'RECALLED'`,
      ),
    );
  const found = executor
    .select({ policyNumber: policies.policyNumber })
    .from(policies)
    .where(and(which, gt(policies.policyNumber, after), notExists(debit)))
    .orderBy(asc(policies.policyNumber))
    .limit(all)
    .as('without_debit');
  return executor
    .select(getTableColumns(policies))
    .from(policies)
    .innerJoin(found, eq(policies.policyNumber, found.policyNumber))
    .where(sql`coalesce(${policies.record} ->> 'Paid_To_Date' < ${lastOfMonth(`${month}-01`)}, true)`)
    .orderBy(asc(policies.policyNumber))
    .limit(limit);
}

/** Notes a debit. False: there is one for the month already. */
export async function insertCollection(tx: Transaction, collection: CollectionRow): Promise<boolean> {
  const inserted = await tx
    .insert(collections)
    .values(collection)
    .onConflictDoNothing()
    .returning({ id: collections.id });
  return inserted.length > 0;
}

/** Replaces a debit. Call it with the policy locked (`lockPolicy`). */
export async function saveCollection(tx: Transaction, { id, ...fields }: CollectionRow): Promise<void> {
  await tx.update(collections).set(fields).where(eq(collections.id, id));
}

export async function findCollection(executor: Executor, id: string): Promise<CollectionRow | null> {
  const [row] = await executor.select().from(collections).where(eq(collections.id, id));
  return row ?? null;
}

/** The debit that people read as this payment; null: it was none. */
export async function collectionOfPayment(executor: Executor, paymentId: string): Promise<CollectionRow | null> {
  const [row] = await ofPayment(executor, { paymentId });
  return row ?? null;
}

const ofPayment = builtOnce((executor, { paymentId }: { paymentId: string }) =>
  executor.select().from(collections).where(eq(collections.paymentId, paymentId)),
);

/** The debits of a policy, the newest month first. */
export const collectionsOf = (executor: Executor, policyNumber: string): Promise<CollectionRow[]> =>
  newestOf(executor, { policyNumber });

const newestOf = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor
    .select()
    .from(collections)
    .where(eq(collections.policyNumber, policyNumber))
    .orderBy(desc(collections.premiumMonth), desc(collections.createdAt))
    .limit(24),
);

/** What the bank has not taken yet and is to be tried now, the least tried first, a batch at a time. */
export const unsentDebits = (executor: Executor, now: Date, limit: number): Promise<CollectionRow[]> =>
  executor
    .select()
    .from(collections)
    .where(and(eq(collections.state, 'BUILT'), lte(collections.nextTryAt, now)))
    .orderBy(asc(collections.attempts), asc(collections.createdAt))
    .limit(limit);

/** Debits that the bank has said nothing final about and is to be asked about now, a batch at a time. */
export const unansweredDebits = (executor: Executor, now: Date, limit: number): Promise<CollectionRow[]> =>
  executor
    .select()
    .from(collections)
    .where(and(inArray(collections.state, ['SENT', 'TRACKING', 'NO_ANSWER']), lte(collections.nextTryAt, now)))
    .orderBy(asc(collections.nextTryAt))
    .limit(limit);

/** Whether a debit of this policy was to be handed to the bank by now and was not yet. */
export async function hasUnsentDebit(executor: Executor, policyNumber: string, now: Date): Promise<boolean> {
  const found = await executor
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(
        eq(collections.policyNumber, policyNumber),
        eq(collections.state, 'BUILT'),
        or(gt(collections.attempts, 0), lte(collections.nextTryAt, now)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** What the bank said of the newest debit before a month; null: it paid, or was not asked. */
export async function familyBefore(executor: Executor, policyNumber: string, month: string) {
  const [row] = await executor
    .select({ family: collections.family })
    .from(collections)
    .where(and(eq(collections.policyNumber, policyNumber), lt(collections.premiumMonth, month)))
    .orderBy(desc(collections.premiumMonth), desc(collections.createdAt))
    .limit(1);
  return row?.family ?? null;
}

const debitKinds = ['DEBICHECK', 'RMS', 'EFT_DEBIT'];

/**
 * Whether a bank has said no to the debit of a month, or of a later one: a debit of ours that came back, or one that was asked for
 * before we collected ourselves and that the history of payments tells of.
 */
export async function wasDebitRefused(executor: Executor, policyNumber: string, month: string): Promise<boolean> {
  const isRefusal = or(isNull(collections.family), ne(collections.family, 'OURS'));
  const ours = executor
    .select({ one: sql`1` })
    .from(collections)
    .where(
      and(
        eq(collections.policyNumber, policyNumber),
        gte(collections.premiumMonth, month),
        inArray(collections.state, ['UNPAID', 'DISPUTED']),
        isRefusal,
      ),
    );
  const before = executor
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(
        eq(payments.policyNumber, policyNumber),
        gte(payments.premiumMonth, month),
        inArray(payments.status, ['FAILED', 'REVERSED']),
        inArray(sql`${payments.record} ->> 'Collection_Type'`, debitKinds),
        notExists(
          executor
            .select({ one: sql`1` })
            .from(collections)
            .where(eq(collections.paymentId, payments.id)),
        ),
      ),
    );
  const found = await executor.execute(sql`SELECT ${or(exists(ours), exists(before))} AS refused`);
  return rowsOf<{ refused: boolean }>(found)[0]?.refused === true;
}
