import { type DebitExceptionReason, type PlainDate } from '@portal/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { collectionExceptions } from '../schema/collections';
import { type PayoutProofRow, payoutProofs } from '../schema/payout-sendings';

/** The last day that was compared with the list of the bank; null: none was yet. */
export async function lastProvedDay(executor: Executor): Promise<PlainDate | null> {
  const [row] = await executor
    .select({ day: payoutProofs.day })
    .from(payoutProofs)
    .orderBy(desc(payoutProofs.day))
    .limit(1);
  return row?.day ?? null;
}

/** Notes what came of comparing a day. False: another process did. */
export async function insertProof(tx: Transaction, proof: PayoutProofRow): Promise<boolean> {
  const inserted = await tx
    .insert(payoutProofs)
    .values(proof)
    .onConflictDoNothing()
    .returning({ day: payoutProofs.day });
  return inserted.length > 0;
}

const difference: DebitExceptionReason = 'PAYOUTS_DIFFER';

/** Days of which our books and the list of the bank say different things, and that no administrator has closed: nothing is paid meanwhile. */
export async function openDifferences(executor: Executor): Promise<number> {
  const open = await executor
    .select({ id: collectionExceptions.id })
    .from(collectionExceptions)
    .where(and(eq(collectionExceptions.reason, difference), isNull(collectionExceptions.closedAt)));
  return open.length;
}
