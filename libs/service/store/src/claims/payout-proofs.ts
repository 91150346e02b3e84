import { type DebitExceptionReason, type PayoutMethod, type PlainDate } from '@portal/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { collectionExceptions } from '../schema/collections';
import { type PayoutProofRow, payoutProofs, voucherProofs } from '../schema/payout-sendings';

const proofs = { BANK: payoutProofs, CASH_VOUCHER: voucherProofs };

/** The last day that was compared with the list of whoever pays this way; null: none was yet. */
export async function lastProvedDay(executor: Executor, method: PayoutMethod): Promise<PlainDate | null> {
  const { day } = proofs[method];
  const [row] = await executor.select({ day }).from(proofs[method]).orderBy(desc(day)).limit(1);
  return row?.day ?? null;
}

/** Notes what came of comparing a day. False: another process did. */
export async function insertProof(tx: Transaction, method: PayoutMethod, proof: PayoutProofRow): Promise<boolean> {
  const { day } = proofs[method];
  const inserted = await tx.insert(proofs[method]).values(proof).onConflictDoNothing().returning({ day });
  return inserted.length > 0;
}

const difference: DebitExceptionReason = 'PAYOUTS_DIFFER';

/** Days of which our books and a list say different things, and that no administrator has closed: nothing is paid meanwhile. */
export async function openDifferences(executor: Executor): Promise<number> {
  const open = await executor
    .select({ id: collectionExceptions.id })
    .from(collectionExceptions)
    .where(and(eq(collectionExceptions.reason, difference), isNull(collectionExceptions.closedAt)));
  return open.length;
}
