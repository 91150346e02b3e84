import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { addDays, type PlainDate } from '@portal/domain';
import { type Executor } from '../database/database';
import { approvalActions } from '../schema/approval-actions';
import { keptAnswers } from '../schema/kept-answers';
import { runsOut } from '../schema/running-out';

/** An answer about a policy, and what it is right for. */
export interface KeptAnswer {
  policyNumber: string;
  /** As it was read in one statement with everything that the answer is made of. */
  revision: string;
  /** The calendar day in Johannesburg that it is about. */
  day: PlainDate;
  madeBy: string;
  body: string;
}

/** The end of a calendar day in Johannesburg, where the clocks are never changed. */
const endOf = (day: PlainDate) => new Date(`${addDays(day, 1)}T00:00:00+02:00`);

/**
 * Keeps an answer until something it was made of changes. Nothing is kept when that has happened since it was read, and
 * nobody waits for a change that is under way.
 *
 * Nor is anything kept on the day on which a request about the policy runs out: that happens at a moment, and nothing is
 * written until somebody looks.
 */
export async function storeAnswer(
  executor: Executor,
  { policyNumber, revision, ...answer }: KeptAnswer,
): Promise<void> {
  const unlocked = executor
    .select({ policyNumber: keptAnswers.policyNumber })
    .from(keptAnswers)
    .where(eq(keptAnswers.policyNumber, policyNumber))
    .for('update', { skipLocked: true });
  const runningOut = executor
    .select({ one: sql`1` })
    .from(approvalActions)
    .where(
      and(
        eq(approvalActions.policyNumber, policyNumber),
        eq(approvalActions.status, 'PENDING'),
        runsOut,
        lt(approvalActions.expiresAt, endOf(answer.day)),
      ),
    );
  const isRight = and(eq(keptAnswers.revision, revision), notExists(runningOut));
  await executor
    .update(keptAnswers)
    .set(answer)
    .where(and(inArray(keptAnswers.policyNumber, unlocked), isRight));
}
