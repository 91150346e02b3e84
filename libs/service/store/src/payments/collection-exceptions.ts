import {
  type DebitExceptionDecision,
  type DebitExceptionReason,
  debitExceptionDecisions,
  keepsFromLapsing,
} from '@portal/domain';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type CollectionException, collectionExceptions } from '../schema/collections';

type New = Pick<CollectionException, 'id' | 'collectionId' | 'policyNumber' | 'reason' | 'record' | 'notedAt'>;

/** Notes something that a person has to look into; the same again, while it is open, notes nothing. Says whether it was the first. */
export async function noteException(executor: Executor, exception: New): Promise<boolean> {
  const noted = await executor
    .insert(collectionExceptions)
    .values(exception)
    .onConflictDoNothing()
    .returning({ id: collectionExceptions.id });
  return noted.length > 0;
}

/** What waits for somebody, the oldest first. */
export const openExceptions = (executor: Executor, most = 500): Promise<CollectionException[]> =>
  executor
    .select()
    .from(collectionExceptions)
    .where(isNull(collectionExceptions.closedAt))
    .orderBy(asc(collectionExceptions.notedAt), asc(collectionExceptions.id))
    .limit(most);

/** Something that somebody has to look into, open or not. */
export async function findException(executor: Executor, id: string): Promise<CollectionException | null> {
  const [row] = await executor.select().from(collectionExceptions).where(eq(collectionExceptions.id, id));
  return row ?? null;
}

/** Something that waits for somebody, locked until the end of the transaction. Null: nothing open has this id. */
export async function lockException(tx: Transaction, id: string): Promise<CollectionException | null> {
  const [row] = await tx
    .select()
    .from(collectionExceptions)
    .where(and(eq(collectionExceptions.id, id), isNull(collectionExceptions.closedAt)))
    .for('update');
  return row ?? null;
}

const holding: DebitExceptionReason = 'HOLDER_MAY_HAVE_DIED';

/** Whether a policy may not lapse because of what a bank said of its account holder: nobody has looked into it, or they did die. */
export async function isLapseHeld(executor: Executor, policyNumber: string): Promise<boolean> {
  const found = await executor
    .select({ id: collectionExceptions.id })
    .from(collectionExceptions)
    .where(
      and(
        eq(collectionExceptions.policyNumber, policyNumber),
        eq(collectionExceptions.reason, holding),
        or(
          isNull(collectionExceptions.closedAt),
          inArray(collectionExceptions.decision, debitExceptionDecisions.filter(keepsFromLapsing)),
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
}

interface Closing {
  id: string;
  staff: { id: string; name: string };
  decision: DebitExceptionDecision;
  note: string;
  now: Date;
}

/** Notes that somebody has dealt with it. Null: nothing open has this id. */
export async function closeException(
  tx: Transaction,
  { id, staff, decision, note, now }: Closing,
): Promise<CollectionException | null> {
  const [row] = await tx
    .update(collectionExceptions)
    .set({ closedAt: now, closedBy: staff.id, closedByName: staff.name, decision, note })
    .where(and(eq(collectionExceptions.id, id), isNull(collectionExceptions.closedAt)))
    .returning();
  return row ?? null;
}
