import { keepsQuietHours } from '@portal/contract/words';
import { and, desc, eq, gte, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Database, type Executor, rowsOf, type Transaction } from '../database/database';
import { outbox, type OutboxRow } from '../schema/changes';
import { goesAt } from './goes-at';
import { type ClaimedMessage, type FailedMessage, type MessageOutcome, type MessageQueue } from './message-queue';
import { hasHolderDied, holderOf, isForNobody, staysWithNumber } from './whose-message';

/** Neither sent nor given up. */
export const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt));
/** Given up, and not sent again by staff. */
export const hasFailed = and(isNotNull(outbox.failedAt), isNull(outbox.sentAt), isNull(outbox.sentAgainAs));
const isForSomebody = not(isForNobody);
const isLetter = sql`${outbox.message} ->> 'channel' = 'POST'`;

/** Of the messages that are claimed together: those that somebody waits for now, past all that were enqueued before. */
const shareOfNewest = 1 / 5;

/** The queue as a table of ours: `FOR UPDATE SKIP LOCKED` keeps processes apart. */
export const messageQueue: MessageQueue = {
  enqueue: async (tx, { id, policyNumber, message, now }) => {
    await insert(tx, {
      id,
      policyNumber,
      message: JSON.stringify(message),
      isToHolder: message.channel === 'SMS' && !staysWithNumber.includes(message.purpose),
      createdAt: now.toISOString(),
      nextAttemptAt: goesAt(message, now).toISOString(),
    });
  },

  claim: async (database: Database, { now, leaseMs, most }) => {
    const leaseEnd = new Date(now.getTime() + leaseMs);
    const newest = Math.floor(most * shareOfNewest);
    const due = sql`SELECT id FROM outbox
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= ${now.toISOString()}::timestamptz`;
    // outbox_waiting, from either end. Materialised, so that the rows are picked once.
    const claimed = await database.execute(sql`
      WITH newest AS MATERIALIZED (
        ${due} ORDER BY next_attempt_at DESC, id DESC LIMIT ${newest} FOR UPDATE SKIP LOCKED
      ), oldest AS MATERIALIZED (
        ${due} AND id NOT IN (SELECT id FROM newest)
        ORDER BY next_attempt_at, id LIMIT ${most - newest} FOR UPDATE SKIP LOCKED
      ), due AS (
        SELECT id FROM newest UNION ALL SELECT id FROM oldest
      ), withdrawn AS (
        DELETE FROM outbox WHERE id IN (SELECT id FROM due) AND ${isForNobody}
      ), claimed AS (
        UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ${leaseEnd.toISOString()}::timestamptz
        WHERE id IN (SELECT id FROM due) AND NOT ${isForNobody}
        RETURNING id, message, attempts AS attempt, created_at
      )
      SELECT id, message, attempt FROM claimed ORDER BY created_at, id`);
    return rowsOf<ClaimedMessage>(claimed);
  },

  sent: async (database: Executor, claimed, now) => {
    const ids = claimed.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const settled = await database
      .update(outbox)
      .set({ sentAt: now, failedAt: null, failure: null })
      .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)))
      .returning({ id: outbox.id });
    return settled.length;
  },

  settle: async (database: Executor, { id, attempt }, outcome, now) => {
    const settled = await database
      .update(outbox)
      .set(settledFields(outcome, attempt, now))
      .where(and(eq(outbox.id, id), isWaiting, eq(outbox.attempts, attempt)))
      .returning({ id: outbox.id });
    return settled.length > 0;
  },

  readdress: async (tx: Transaction, policyNumber, { from, to }) => {
    const isTo = sql`${outbox.message} ->> 'to' = ${from}`;
    // outbox_of_policy
    const waiting = await tx
      .select({ id: outbox.id, message: outbox.message })
      .from(outbox)
      .where(and(eq(outbox.policyNumber, policyNumber), isWaiting, isTo));
    for (const { id, message } of waiting) {
      if (!keepsQuietHours(message.purpose)) continue;
      await tx
        .update(outbox)
        .set({ message: { ...message, to } })
        .where(and(eq(outbox.id, id), isWaiting));
    }
  },

  withdraw: async (tx: Transaction, policyNumber, purposes) => {
    const isOf = inArray(sql`${outbox.message} ->> 'purpose'`, [...purposes]);
    // outbox_of_policy
    await tx.delete(outbox).where(and(eq(outbox.policyNumber, policyNumber), isWaiting, eq(outbox.attempts, 0), isOf));
  },

  failed: async (executor: Executor, { since, most }) => {
    // outbox_failed
    const rows = await executor
      .select()
      .from(outbox)
      .where(and(hasFailed, isForSomebody, gte(outbox.failedAt, since)))
      .orderBy(desc(outbox.failedAt), desc(outbox.id))
      .limit(most);
    return rows.flatMap(failedMessage);
  },

  sendAgain: async (tx: Transaction, id, { id: newId, to, now }) => {
    const [row] = await markSentAgain(tx, and(eq(outbox.id, id), hasFailed, isForSomebody), newId);
    const [failed] = row ? failedMessage(row) : [];
    if (failed === undefined) return null;
    const { policyNumber, message } = failed;
    await messageQueue.enqueue(tx, { id: newId, policyNumber, message: { ...message, to: await to(failed) }, now });
    return failed;
  },

  posted: async (tx: Transaction, id, now) => {
    const which = and(eq(outbox.id, id), hasFailed, isLetter);
    const [row] = await tx.update(outbox).set({ sentAt: now }).where(which).returning();
    return (row && failedMessage(row)[0]) ?? null;
  },
};

interface NewRow {
  id: string;
  policyNumber: string | null;
  /** As JSON. */
  message: string;
  /** It goes to the telephone of whoever holds the policy. */
  isToHolder: boolean;
  createdAt: string;
  nextAttemptAt: string;
}

const insert = builtOnce(
  (_executor, { id, policyNumber, message, isToHolder, createdAt, nextAttemptAt }: NewRow) => sql`
    INSERT INTO outbox (id, policy_number, holder_id, message, created_at, next_attempt_at)
    SELECT ${id}::uuid, ${policyNumber}::text, ${holderOf(policyNumber)}, ${message}::json,
      ${createdAt}::timestamptz, ${nextAttemptAt}::timestamptz
    WHERE NOT (${isToHolder}::boolean AND ${hasHolderDied(policyNumber)})`,
);

const markSentAgain = (tx: Transaction, which: SQL | undefined, sentAgainAs: string): Promise<OutboxRow[]> =>
  tx.update(outbox).set({ sentAgainAs }).where(which).returning();

function settledFields(outcome: MessageOutcome, attempt: number, now: Date) {
  switch (outcome.kind) {
    case 'WAIT':
      return { nextAttemptAt: outcome.at, attempts: attempt - 1 };
    case 'RETRY':
      return { nextAttemptAt: outcome.at };
    case 'FAILED':
      return { failedAt: now, failure: outcome.reason };
  }
}

const failedMessage = ({ id, policyNumber, message, createdAt, failedAt, failure }: OutboxRow): FailedMessage[] =>
  failedAt === null || failure === null ? [] : [{ id, policyNumber, message, createdAt, failedAt, reason: failure }];
