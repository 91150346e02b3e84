import { type StatusPeriod, statusPeriodsAfter, statusPeriodsThrough, todayInJohannesburg } from '@portal/domain';
import { and, asc, eq, gte } from 'drizzle-orm';
import { type StoredPolicy } from '../base/records';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { statusPeriods } from '../schema/status-periods';
import { schedulesOf } from './schedules';

/** The periods of a policy that is new or brought along, in place of any of a policy that had this number before. */
export async function noteFirstPeriods(tx: Transaction, policy: StoredPolicy, now: Date): Promise<void> {
  const { Policy_Number: policyNumber } = policy;
  const periods = statusPeriodsAfter([], { before: null, policy, writtenOn: todayInJohannesburg(now) });
  await tx.delete(statusPeriods).where(eq(statusPeriods.policyNumber, policyNumber));
  await insertPeriods(tx, policyNumber, periods, now);
}

interface Change {
  before: StoredPolicy;
  policy: StoredPolicy;
  now: Date;
}

/** Part of the transaction that changes the status of a policy, so that none is ever missing. */
export async function noteStatusChange(tx: Transaction, { before, policy, now }: Change): Promise<void> {
  const { Policy_Number: policyNumber } = policy;
  const noted = await notedPeriods(tx, policyNumber);
  const known = noted.length > 0 ? noted : await periodsOfRecords(tx, before);
  const change = { before: before.Policy_Status, policy, writtenOn: todayInJohannesburg(now) };
  await replacePeriods(tx, policyNumber, { noted, periods: statusPeriodsAfter(known, change), now });
}

/** What was noted of a policy, the oldest first; nothing of one that was there before periods were noted and has not changed its status since. */
export const notedPeriods = (executor: Executor, policyNumber: string): Promise<StatusPeriod[]> =>
  ofPolicy(executor, { policyNumber });

const ofPolicy = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor
    .select({ status: statusPeriods.status, from: statusPeriods.from })
    .from(statusPeriods)
    .where(eq(statusPeriods.policyNumber, policyNumber))
    .orderBy(asc(statusPeriods.from)),
);

/** What the schedules up to a record, and the record, tell of a policy of which nothing was noted. */
export async function periodsOfRecords(executor: Executor, policy: StoredPolicy): Promise<StatusPeriod[]> {
  const editions = await schedulesOf(executor, policy.Policy_Number);
  const before = editions.filter(({ version }) => version <= policy.Version);
  return statusPeriodsThrough([
    ...before.map(({ record, issuedAt }) => ({ policy: record, savedOn: todayInJohannesburg(issuedAt) })),
    { policy, savedOn: todayInJohannesburg(new Date(policy.Updated_At)) },
  ]);
}

interface Replacing {
  noted: readonly StatusPeriod[];
  periods: readonly StatusPeriod[];
  now: Date;
}

/** Writes what is not noted in this way. What is keeps the moment at which it was. */
export async function replacePeriods(
  tx: Transaction,
  policyNumber: string,
  { noted, periods, now }: Replacing,
): Promise<void> {
  const isNoted = ({ status, from }: StatusPeriod, place: number) =>
    noted[place]?.status === status && noted[place].from === from;
  const firstNew = periods.findIndex((period, place) => !isNoted(period, place));
  const same = firstNew === -1 ? periods.length : firstNew;
  const forgotten = noted[same];
  if (forgotten) {
    await tx
      .delete(statusPeriods)
      .where(and(eq(statusPeriods.policyNumber, policyNumber), gte(statusPeriods.from, forgotten.from)));
  }
  await insertPeriods(tx, policyNumber, periods.slice(same), now);
}

export async function insertPeriods(
  tx: Transaction,
  policyNumber: string,
  periods: readonly StatusPeriod[],
  now: Date,
): Promise<void> {
  if (periods.length === 0) return;
  const rows = periods.map(({ status, from }) => ({ policyNumber, status, from, notedAt: now }));
  await tx.insert(statusPeriods).values(rows);
}
