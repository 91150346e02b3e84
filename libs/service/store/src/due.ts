import { addDays, limits, type PlainDate } from '@portal/domain';
import { and, eq, lt, lte, or } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import { type Executor } from './database';
import { approvalActions } from './schema/approval-actions';
import { policies } from './schema/policies';

/** A moment, and the day it is in Johannesburg. */
interface Moment {
  now: Date;
  today: PlainDate;
}

/** A request that expired, or an approved change whose day has come. */
const isActionDue = ({ now, today }: Moment) =>
  or(
    and(eq(approvalActions.status, 'PENDING'), lte(approvalActions.expiresAt, now)),
    and(eq(approvalActions.status, 'APPROVED'), lte(approvalActions.effectiveDate, today)),
  );

/** A policy whose first premium has not come in time: somebody applied for it on an earlier day than the first in time. */
const isNotTakenUp = ({ today }: Moment) => {
  const firstInTime = new Date(`${addDays(today, -limits.NTU_DAYS)}T00:00:00+02:00`);
  return and(eq(policies.status, 'PENDING'), lt(policies.createdAt, firstInTime));
};

/** A policy that a missed premium puts in grace, or the end of grace lapses. */
const isStandingDue = ({ today }: Moment) => lte(policies.nextStandingDay, today);

/** Numbers of policies with something to settle. */
export async function policiesWithSomethingDue(executor: Executor, at: Moment): Promise<string[]> {
  const rows = await union(
    executor.select({ number: approvalActions.policyNumber }).from(approvalActions).where(isActionDue(at)),
    executor.select({ number: policies.policyNumber }).from(policies).where(isNotTakenUp(at)),
    executor.select({ number: policies.policyNumber }).from(policies).where(isStandingDue(at)),
  );
  return rows.map(({ number }) => number);
}

/** Whether a policy has something to settle. */
export async function hasSomethingDue(executor: Executor, policyNumber: string, at: Moment): Promise<boolean> {
  const rows = await unionAll(
    executor
      .select({ id: approvalActions.id })
      .from(approvalActions)
      .where(and(eq(approvalActions.policyNumber, policyNumber), isActionDue(at))),
    executor
      .select({ id: policies.id })
      .from(policies)
      .where(and(eq(policies.policyNumber, policyNumber), or(isNotTakenUp(at), isStandingDue(at)))),
  ).limit(1);
  return rows.length > 0;
}
