import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Executor, type Transaction } from './database';
import { type CollectionException, type CollectionExceptionReason, collectionExceptions } from './schema/collections';

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

/** What waits for somebody, the oldest first: at most 500. */
export const openExceptions = (executor: Executor): Promise<CollectionException[]> =>
  executor
    .select()
    .from(collectionExceptions)
    .where(isNull(collectionExceptions.closedAt))
    .orderBy(asc(collectionExceptions.notedAt))
    .limit(500);

/** Whether somebody still has to look into something about a policy. */
export async function hasOpenException(
  executor: Executor,
  policyNumber: string,
  reason: CollectionExceptionReason,
): Promise<boolean> {
  const found = await executor
    .select({ id: collectionExceptions.id })
    .from(collectionExceptions)
    .where(
      and(
        eq(collectionExceptions.policyNumber, policyNumber),
        eq(collectionExceptions.reason, reason),
        isNull(collectionExceptions.closedAt),
      ),
    )
    .limit(1);
  return found.length > 0;
}

interface Closing {
  id: string;
  staff: { id: string; name: string };
  note: string;
  now: Date;
}

/** Notes that somebody has dealt with it. Null: nothing open has this id. */
export async function closeException(
  tx: Transaction,
  { id, staff, note, now }: Closing,
): Promise<CollectionException | null> {
  const [row] = await tx
    .update(collectionExceptions)
    .set({ closedAt: now, closedBy: staff.id, closedByName: staff.name, note })
    .where(and(eq(collectionExceptions.id, id), isNull(collectionExceptions.closedAt)))
    .returning();
  return row ?? null;
}
