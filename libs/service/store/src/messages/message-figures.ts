import { and, count, gte, min } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { outbox } from '../schema/changes';
import { hasFailed, isWaiting } from './stored-queue';

/** How the queue of messages is doing, without a word of what is in it. */
export interface MessageFigures {
  waiting: number;
  /** When the oldest of them was enqueued; null: none waits. */
  oldest: Date | null;
  /** Given up since a moment, and not sent again by staff. */
  failed: number;
}

export async function messageFigures(executor: Executor, failedSince: Date): Promise<MessageFigures> {
  // outbox_waiting, outbox_failed
  const [waiting] = await executor
    .select({ waiting: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(isWaiting);
  const [failed] = await executor
    .select({ failed: count() })
    .from(outbox)
    .where(and(hasFailed, gte(outbox.failedAt, failedSince)));
  return { waiting: waiting?.waiting ?? 0, oldest: waiting?.oldest ?? null, failed: failed?.failed ?? 0 };
}
