import { asc, eq, isNull, sql } from 'drizzle-orm';
import { type Database, type Transaction } from './database';
import { type Message, type Messenger } from './ports';
import { outbox, type OutboxRow } from './schema/changes';

/** Promises a message in the transaction of the change it tells of. `sendOutbox` sends it. */
export async function promiseMessage(
  tx: Transaction,
  { id, policyNumber, message, now }: { id: string; policyNumber: string | null; message: Message; now: Date },
): Promise<void> {
  await tx.insert(outbox).values({ id, policyNumber, message, createdAt: now });
}

/** Messages tried in one go. */
const batch = 50;

/**
 * Sends what was promised and not sent yet, oldest first. A message may go out twice when the process dies between
 * sending and noting it, never not at all (reliability E8). Rejects with the first failure; the rest stays promised.
 */
export async function sendOutbox(database: Database, messenger: Messenger, now: Date): Promise<number> {
  const rows: OutboxRow[] = await database
    .select()
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .orderBy(asc(outbox.createdAt))
    .limit(batch);
  for (const { id, message } of rows) {
    await database
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1` })
      .where(eq(outbox.id, id));
    await messenger(message);
    await database.update(outbox).set({ sentAt: now }).where(eq(outbox.id, id));
  }
  return rows.length;
}
