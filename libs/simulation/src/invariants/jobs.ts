import { kindsThatWait, latestPayoutRun, remindersDue } from '@portal/domain';
import { openDifferences, type PolicyRow, schema } from '@portal/service-store';
import { and, eq, gte, inArray, isNull, lt, lte, notInArray, or, type SQL } from 'drizzle-orm';
import { type PgTable } from 'drizzle-orm/pg-core';
import { day } from '../world/clock';
import { type World } from '../world/world';
import { BrokenInvariant } from '../world/broken-invariant';

const { approvalActions, collections, idempotencyKeys, oneTimePins, outbox, payments, setApartPolicies } = schema;
const { deathReports, payouts, payoutSendings } = schema;

type Left = (world: World, rows: readonly PolicyRow[]) => Promise<number>;

/** How many rows of a table are in a state that a job ends. */
const rowsOf =
  (table: PgTable, where: (moment: { now: Date; today: string }) => SQL | undefined): Left =>
  ({ store: { database }, clock }) =>
    database.$count(table, where({ now: clock.now(), today: clock.today() }));

/** Payments that the provider has and nobody here knows of: neither booked nor kept for somebody to look into. */
const unknownPayments: Left = async ({ store: { database }, payments: provider }) => {
  const { unallocatedPayments } = schema;
  const booked = await database.select({ id: payments.payatTranId }).from(payments);
  const kept = await database.select({ id: unallocatedPayments.payatTranId }).from(unallocatedPayments);
  const known = new Set([...booked, ...kept].map(({ id }) => id));
  return provider.transactions.filter(({ report }) => report.status === 'SUCCESSFUL' && !known.has(report.payatTranId))
    .length;
};

/**
 * Reminders of today that were not sent. Nobody is asked for a premium who is paying it now, or whose application waits; while a claim or a
 * request is open, what is said of people may wait for it.
 */
const missedReminders: Left = async ({ store: { database }, clock }, rows) => {
  const today = clock.today();
  const { sentReminders } = schema;
  const due = rows.flatMap(({ policyNumber, record }) =>
    remindersDue(record, [], today).map(({ kind, subject, day: on }) => ({ policyNumber, kind, subject, on })),
  );
  if (due.length === 0) return 0;
  const [first = today] = due.map(({ on }) => on).sort();
  const sent = await database.select().from(sentReminders).where(gte(sentReminders.day, first));
  const isPaying = await payingNow(database);
  const applied = await database
    .select({ policyNumber: approvalActions.policyNumber })
    .from(approvalActions)
    .where(and(inArray(approvalActions.status, ['PENDING']), inArray(approvalActions.actionType, ['ADD_POLICY'])));
  const isNotAsked = new Set([...isPaying, ...applied.map(({ policyNumber }) => policyNumber)]);
  const mayWait = await withSomethingOpen(database);
  const nameOf = (policyNumber: string, kind: string, subject: string, on: string) =>
    [policyNumber, kind, subject, on].join(' ');
  const known = new Set(sent.map((row) => nameOf(row.policyNumber, row.kind, row.subject, row.day)));
  return due.filter(
    ({ policyNumber, kind, subject, on }) =>
      !known.has(nameOf(policyNumber, kind, subject, on)) &&
      !(kind === 'PREMIUM_DUE' ? isNotAsked : mayWait).has(policyNumber),
  ).length;
};

/** The policies with a claim, or with a request that waits or has a day to come. */
async function withSomethingOpen(database: World['store']['database']): Promise<ReadonlySet<string>> {
  const { claims } = schema;
  const claimed = await database.select({ policyNumber: claims.policyNumber }).from(claims);
  const asked = await database
    .select({ policyNumber: approvalActions.policyNumber })
    .from(approvalActions)
    .where(inArray(approvalActions.status, ['PENDING', 'APPROVED']));
  return new Set([...claimed, ...asked].map(({ policyNumber }) => policyNumber));
}

/** The policies on which a payment is under way. */
export async function payingNow(database: World['store']['database']): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ policyNumber: payments.policyNumber })
    .from(payments)
    .where(inArray(payments.status, ['SUBMITTED', 'PENDING']));
  return new Set(rows.map(({ policyNumber }) => policyNumber));
}

/** Payments of claims that the run has not taken which began last; while the books and the bank's list differ, nothing goes. */
const payoutsNotSent: Left = async ({ store: { database }, clock }) => {
  const runAt = latestPayoutRun(clock.now());
  if (runAt === null || (await openDifferences(database)) > 0) return 0;
  const { status, payOn, updatedAt } = payouts;
  return database.$count(payouts, and(inArray(status, ['READY']), lte(payOn, clock.today()), lt(updatedAt, runAt)));
};

/** What no job leaves behind that ran to its end while no partner was in trouble: how much of it there is. */
const leftBehind: Record<string, Left> = {
  'no-policy-is-set-apart': rowsOf(setApartPolicies, () => undefined),
  'nothing-is-set-apart': rowsOf(schema.setApartItems, () => undefined),
  'requests-end-on-their-day': rowsOf(approvalActions, ({ now, today }) =>
    or(
      and(
        inArray(approvalActions.status, ['PENDING']),
        lt(approvalActions.expiresAt, now),
        notInArray(approvalActions.actionType, [...kindsThatWait]),
      ),
      and(inArray(approvalActions.status, ['APPROVED']), lte(approvalActions.effectiveDate, today)),
    ),
  ),
  'payments-end': rowsOf(payments, ({ now }) =>
    and(inArray(payments.status, ['SUBMITTED', 'PENDING']), lt(payments.expiresAt, now)),
  ),
  'payments-reach-us': unknownPayments,
  'debits-are-handed-over': rowsOf(collections, ({ now }) =>
    and(inArray(collections.state, ['BUILT']), lte(collections.nextTryAt, now)),
  ),
  'banks-are-asked-again': rowsOf(collections, ({ now }) =>
    and(inArray(collections.state, ['SENT', 'TRACKING', 'NO_ANSWER']), lte(collections.nextTryAt, now)),
  ),
  'reports-of-deaths-are-looked-up': rowsOf(deathReports, () =>
    and(inArray(deathReports.status, ['RECEIVED']), eq(deathReports.isLeftToStaff, false)),
  ),
  'payouts-come-due': rowsOf(payouts, ({ today }) =>
    and(inArray(payouts.status, ['SCHEDULED']), lte(payouts.payOn, today)),
  ),
  'payouts-are-handed-over': payoutsNotSent,
  'banks-are-asked-about-payouts': rowsOf(payoutSendings, ({ now }) =>
    and(inArray(payoutSendings.status, ['SENT']), lte(payoutSendings.nextAskAt, now)),
  ),
  'books-and-bank-agree': ({ store: { database } }) => openDifferences(database),
  'reminders-are-sent': missedReminders,
  'messages-go-out': rowsOf(outbox, ({ now }) =>
    and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now)),
  ),
  'keys-are-swept': rowsOf(idempotencyKeys, ({ now }) => lt(idempotencyKeys.createdAt, new Date(now.getTime() - day))),
  'pins-are-swept': rowsOf(oneTimePins, ({ now }) => lt(oneTimePins.createdAt, new Date(now.getTime() - 2 * day))),
};
export const jobInvariants: readonly string[] = Object.keys(leftBehind);

/** Asks whether the jobs left something of this kind behind. */
export async function checkJob(name: string, world: World, rows: readonly PolicyRow[]): Promise<void> {
  const left = (await leftBehind[name]?.(world, rows)) ?? 0;
  if (left > 0) throw new BrokenInvariant(name, `${left} left after the jobs ran`);
}
