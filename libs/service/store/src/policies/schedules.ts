import { asc, desc, eq } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { type ScheduleRow, schedules } from '../schema/schedules';

/**
 * Issues the next edition: part of the transaction that changes the policy, so none is ever missing. A policy that was taken
 * away and brought back begins its editions anew.
 */
export async function issueSchedule(tx: Transaction, schedule: ScheduleRow): Promise<void> {
  await issue(tx, schedule);
}

const issue = builtOnce((executor, { policyNumber, version, record, issuedAt }: ScheduleRow) =>
  executor
    .insert(schedules)
    .values({ policyNumber, version, record, issuedAt })
    .onConflictDoUpdate({ target: [schedules.policyNumber, schedules.version], set: { record, issuedAt } }),
);

/** The edition that holds; null for a policy that has not changed since it was brought along. */
export async function currentSchedule(executor: Executor, policyNumber: string): Promise<ScheduleRow | null> {
  const [row] = await newest(executor, { policyNumber });
  return row ?? null;
}

const newest = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor
    .select()
    .from(schedules)
    .where(eq(schedules.policyNumber, policyNumber))
    .orderBy(desc(schedules.version))
    .limit(1),
);

/** Every edition of a policy, the oldest first. */
export const schedulesOf = (executor: Executor, policyNumber: string): Promise<ScheduleRow[]> =>
  executor.select().from(schedules).where(eq(schedules.policyNumber, policyNumber)).orderBy(asc(schedules.version));
