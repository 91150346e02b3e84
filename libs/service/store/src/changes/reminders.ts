import { addDays, type PlainDate, type Reminder, reminderDays } from '@portal/domain';
import { and, asc, eq, gt, gte, lt, lte, notExists, notInArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { approvalActions } from '../schema/approval-actions';
import { notToBeTried } from '../policies/set-apart';
import { policies } from '../schema/policies';
import { runsOut } from '../schema/running-out';
import { type NotedKind, type SentReminderRow, sentReminders } from '../schema/reminders';

const dayMs = 86_400_000;
/** Longer than any reminder is sent late. */
const keptDays = 400;

/** Midnight in Johannesburg. */
const startOf = (day: PlainDate) => new Date(`${day}T00:00:00+02:00`);

interface Asked {
  now: Date;
  /** The day that it is then in Johannesburg. */
  today: PlainDate;
  /** Numbers up to this one were looked at. */
  after: string;
  most: number;
}

/**
 * Numbers of policies with something to remind of, in their order: their own day has come, or a request soon expires. Those that are set
 * apart wait for their next try.
 */
export async function policiesToRemind(executor: Executor, { now, today, after, most }: Asked): Promise<string[]> {
  const [daysBefore] = reminderDays.REQUEST_EXPIRING;
  const isReminded = executor
    .select({ day: sentReminders.day })
    .from(sentReminders)
    .where(
      and(
        eq(sentReminders.policyNumber, approvalActions.policyNumber),
        eq(sentReminders.kind, 'REQUEST_EXPIRING'),
        eq(sentReminders.subject, approvalActions.id),
        sql`${sentReminders.day} = (${approvalActions.expiresAt} AT TIME ZONE 'UTC' + interval '2 hours')::date - ${daysBefore}::integer`,
      ),
    );
  const rows = await union(
    // policies_to_remind
    executor
      .select({ number: policies.policyNumber })
      .from(policies)
      .where(
        and(
          lte(policies.nextReminderDay, today),
          gt(policies.policyNumber, after),
          notInArray(policies.policyNumber, notToBeTried(now)),
        ),
      ),
    // approval_actions_by_due
    executor
      .select({ number: approvalActions.policyNumber })
      .from(approvalActions)
      .where(
        and(
          eq(approvalActions.status, 'PENDING'),
          runsOut,
          gte(approvalActions.expiresAt, startOf(addDays(today, 1))),
          lt(approvalActions.expiresAt, startOf(addDays(today, daysBefore + 1))),
          gt(approvalActions.policyNumber, after),
          notInArray(approvalActions.policyNumber, notToBeTried(now)),
          notExists(isReminded),
        ),
      ),
  )
    .orderBy(asc(policies.policyNumber))
    .limit(most);
  return rows.map(({ number }) => number);
}

/** Notes that a reminder is sent, in the transaction that enqueues it. False when it was before. */
export async function noteReminder(
  tx: Transaction,
  policyNumber: string,
  { kind, subject, day }: Pick<Reminder, 'subject' | 'day'> & { kind: NotedKind },
  now: Date,
): Promise<boolean> {
  return (await note(tx, { policyNumber, kind, subject, day, sentAt: now })).length > 0;
}

const note = builtOnce((executor, { policyNumber, kind, subject, day, sentAt }: SentReminderRow) =>
  executor
    .insert(sentReminders)
    .values({ policyNumber, kind, subject, day, sentAt })
    .onConflictDoNothing()
    .returning({ day: sentReminders.day }),
);

/** Notes when to look for reminders again. Nothing that anybody reads changes. */
export async function setNextReminderDay(tx: Transaction, policyId: string, day: PlainDate | null): Promise<void> {
  await setDay(tx, { policyId, day });
}

const setDay = builtOnce((executor, { policyId, day }: { policyId: string; day: PlainDate | null }) =>
  executor.update(policies).set({ nextReminderDay: day }).where(eq(policies.id, policyId)),
);

/** Forgets what can never come again. */
export async function sweepReminders(executor: Executor, now: Date): Promise<void> {
  await executor.delete(sentReminders).where(lt(sentReminders.sentAt, new Date(now.getTime() - keptDays * dayMs)));
}
