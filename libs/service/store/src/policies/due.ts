import { addDays, limits, type PlainDate } from '@portal/domain';
import { and, eq, lt, lte, notInArray, or } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import { builtOnce } from '../database/built-once';
import { type Executor } from '../database/database';
import { runsOut } from '../schema/running-out';
import { approvalActions } from '../schema/approval-actions';
import { policies } from '../schema/policies';
import { notToBeTried } from './set-apart';

/** A moment, and the day it is in Johannesburg. */
interface Moment {
  now: Date;
  today: PlainDate;
}

interface Thresholds extends Moment {
  /** Since when an application may still wait for its first premium. */
  firstInTime: Date;
}

const thresholdsAt = ({ now, today }: Moment): Thresholds => ({
  now,
  today,
  firstInTime: new Date(`${addDays(today, -limits.NTU_DAYS)}T00:00:00+02:00`),
});

/** A request that expired, or an approved change whose day has come. */
const isActionDue = ({ now, today }: Moment) =>
  or(
    and(eq(approvalActions.status, 'PENDING'), lte(approvalActions.expiresAt, now), runsOut),
    and(eq(approvalActions.status, 'APPROVED'), lte(approvalActions.effectiveDate, today)),
  );

/** A policy whose first premium has not come in time: somebody applied for it on an earlier day than the first in time. */
const isNotTakenUp = ({ firstInTime }: Thresholds) =>
  and(eq(policies.status, 'PENDING'), lt(policies.createdAt, firstInTime));

/** A policy that a missed premium puts in grace, or the end of grace lapses. */
const isStandingDue = ({ today }: Moment) => lte(policies.nextStandingDay, today);

/** Numbers of policies with something to settle; those that are set apart wait for their next try. */
export async function policiesWithSomethingDue(executor: Executor, at: Moment): Promise<string[]> {
  const canTry = notInArray(policies.policyNumber, notToBeTried(at.now));
  const canTryAction = notInArray(approvalActions.policyNumber, notToBeTried(at.now));
  const rows = await union(
    executor
      .select({ number: approvalActions.policyNumber })
      .from(approvalActions)
      .where(and(isActionDue(at), canTryAction)),
    executor
      .select({ number: policies.policyNumber })
      .from(policies)
      .where(and(isNotTakenUp(thresholdsAt(at)), canTry)),
    executor
      .select({ number: policies.policyNumber })
      .from(policies)
      .where(and(isStandingDue(at), canTry)),
  );
  return rows.map(({ number }) => number);
}

/** Whether a policy has something to settle, and is not set apart. */
export async function hasSomethingDue(executor: Executor, policyNumber: string, at: Moment): Promise<boolean> {
  return (await anythingDue(executor, { policyNumber, ...thresholdsAt(at) })).length > 0;
}

const anythingDue = builtOnce((executor, at: Thresholds & { policyNumber: string }) => {
  const { policyNumber, now } = at;
  return unionAll(
    executor
      .select({ id: approvalActions.id })
      .from(approvalActions)
      .where(
        and(
          eq(approvalActions.policyNumber, policyNumber),
          isActionDue(at),
          notInArray(approvalActions.policyNumber, notToBeTried(now)),
        ),
      ),
    executor
      .select({ id: policies.id })
      .from(policies)
      .where(
        and(
          eq(policies.policyNumber, policyNumber),
          or(isNotTakenUp(at), isStandingDue(at)),
          notInArray(policies.policyNumber, notToBeTried(now)),
        ),
      ),
  ).limit(1);
});
