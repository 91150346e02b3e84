import { and, count, gte, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { outbox } from '../schema/changes';
import { hasFailed, isWaiting } from './stored-queue';

/** How the queue of messages is doing, without a word of what is in it. */
export interface MessageFigures {
  waiting: number;
  /** Since when the oldest of them may go; null: none waits. Later than now where all of them wait for the morning. */
  oldest: Date | null;
  /** Given up since a moment, and not sent again by staff. */
  failed: number;
}

/** Nobody has tried it: it is due when it may go first, which for some is the morning after they were enqueued. */
const oldestMayGoSince = sql<Date | null>`min(
  CASE WHEN ${outbox.attempts} = 0 THEN coalesce(${outbox.nextAttemptAt}, ${outbox.createdAt}) ELSE ${outbox.createdAt} END
)`.mapWith(outbox.createdAt);

export async function messageFigures(executor: Executor, failedSince: Date): Promise<MessageFigures> {
  // outbox_waiting, outbox_failed
  const [waiting] = await executor.select({ waiting: count(), oldest: oldestMayGoSince }).from(outbox).where(isWaiting);
  const [failed] = await executor
    .select({ failed: count() })
    .from(outbox)
    .where(and(hasFailed, gte(outbox.failedAt, failedSince)));
  return { waiting: waiting?.waiting ?? 0, oldest: waiting?.oldest ?? null, failed: failed?.failed ?? 0 };
}
