import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ApprovalQuestion, approvalQuestions, approvalReadings } from '../schema/approval-actions';

export async function insertQuestion(tx: Transaction, question: ApprovalQuestion): Promise<void> {
  await tx.insert(approvalQuestions).values(question);
}

/** What was asked about a request, oldest first. */
export const questionsOf = (executor: Executor, actionId: string): Promise<ApprovalQuestion[]> =>
  executor
    .select()
    .from(approvalQuestions)
    .where(eq(approvalQuestions.actionId, actionId))
    .orderBy(asc(approvalQuestions.askedAt), asc(approvalQuestions.id));

/** Notes when questions were answered; one that was answered before keeps its time. */
export async function markQuestionsAnswered(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(approvalQuestions)
    .set({ answeredAt: now })
    .where(and(inArray(approvalQuestions.id, [...ids]), isNull(approvalQuestions.answeredAt)));
}

/** Notes that somebody has read a request on this day. False when that was noted before. */
export async function noteReading(
  tx: Transaction,
  reading: { actionId: string; staffId: string; day: string },
): Promise<boolean> {
  const noted = await tx.insert(approvalReadings).values(reading).onConflictDoNothing().returning();
  return noted.length > 0;
}
