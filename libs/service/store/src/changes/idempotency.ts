import { and, eq } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { idempotencyKeys } from '../schema/changes';

/** One intention of one person on one route. */
export interface Intention {
  subject: string;
  route: string;
  key: string;
}

/** The answer an intention got before, with the hash of its body; null when it is new. */
export async function findAnswered(tx: Transaction, { subject, route, key }: Intention) {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.subject, subject), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key)));
  return row ?? null;
}

/** Remembers an answer in the transaction of the change it tells of: both happen or neither. */
export async function rememberAnswer(
  tx: Transaction,
  intention: Intention,
  { bodyHash, answer, now }: { bodyHash: string; answer: unknown; now: Date },
): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ...intention, bodyHash, answer, createdAt: now });
}
