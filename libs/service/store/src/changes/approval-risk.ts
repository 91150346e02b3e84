import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { approvalActions } from '../schema/approval-actions';
import { notToBeTried } from '../policies/set-apart';

const waitsUnjudged = and(sql`${approvalActions.status} = 'PENDING'`, isNull(approvalActions.risk));

/** Policies with a request whose risk is to be judged, so many at most. */
export async function policiesToAssess(executor: Executor, most: number, now: Date): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ number: approvalActions.policyNumber })
    .from(approvalActions)
    .where(and(waitsUnjudged, notInArray(approvalActions.policyNumber, notToBeTried(now))))
    .limit(most);
  return rows.map(({ number }) => number);
}

/** Something happened to the policy that the risk of its requests is judged by: they are judged anew. */
export async function forgetRisk(tx: Transaction, policyNumber: string): Promise<void> {
  await tx
    .update(approvalActions)
    .set({ risk: null, riskReasons: [] })
    .where(and(eq(approvalActions.policyNumber, policyNumber), sql`${approvalActions.status} = 'PENDING'`));
}

/** Writes down how risky it is to approve a request. Nothing else about it changes. */
export async function saveRisk(tx: Transaction, id: string, risk: number, riskReasons: string[]): Promise<void> {
  await tx.update(approvalActions).set({ risk, riskReasons }).where(eq(approvalActions.id, id));
}
