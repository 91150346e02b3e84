import { type messageFailures } from '@portal/contract';
import { type Database, type Executor, type Transaction } from '../database/database';
import { type Message } from '../base/ports';

/** A message as a change enqueues it. */
interface NewMessage {
  /** Also the reference under which the gateway gets it, however often it is sent: one reference reaches the phone once. */
  id: string;
  policyNumber: string | null;
  message: Message;
  now: Date;
}

/** A message that one process sends now and no other, until its lease ends. */
export interface ClaimedMessage {
  id: string;
  message: Message;
  /** Which try this is, from 1. A claim whose lease has ended is told from the next by it. */
  attempt: number;
}

/** Why a message is not sent again. A code: what the gateway said may name somebody. */
type MessageFailure = (typeof messageFailures)[number];

/** Why one try did not send a message. WAIT: it was none, because the hour was not one for this message. */
export type MessageOutcome = { kind: 'WAIT' | 'RETRY'; at: Date } | { kind: 'FAILED'; reason: MessageFailure };

/** A message that will not be sent by itself any more. */
export interface FailedMessage {
  id: string;
  policyNumber: string | null;
  message: Message;
  createdAt: Date;
  failedAt: Date;
  reason: MessageFailure;
}

/** How a failed message is enqueued anew. */
interface SendingAgain {
  id: string;
  now: Date;
  /** Where it goes now. */
  to(failed: FailedMessage): Promise<string>;
}

/**
 * Where messages wait between the change that they tell of and the gateway. `describeMessageQueue` says what every
 * implementation must hold to (decision 006).
 */
export interface MessageQueue {
  /**
   * In the transaction of the change: both happen or neither. One that keeps the quiet hours waits for their end. A text message about a policy
   * goes to whoever holds it, and to nobody once their death was confirmed: somebody else has that telephone.
   */
  enqueue(tx: Transaction, message: NewMessage): Promise<void>;

  /**
   * Takes messages whose time has come, for as long as a lease; no other process gets them meanwhile. Four in five are the oldest. One in
   * five is the newest: somebody waits for it now, and many that were enqueued together do not hold it up. What was for a policyholder who has
   * died since, or who holds the policy no longer, is taken back.
   */
  claim(database: Database, claim: { now: Date; leaseMs: number; most: number }): Promise<ClaimedMessage[]>;

  /** Says that messages were sent. Sent is sent, whoever says so. Gives how many of them nobody had said so of. */
  sent(database: Executor, claimed: readonly Pick<ClaimedMessage, 'id'>[], now: Date): Promise<number>;

  /** Says why a try did not send a message; it counts only from the newest claim. Gives whether it counted. */
  settle(database: Executor, claimed: ClaimedMessage, outcome: MessageOutcome, now: Date): Promise<boolean>;

  /**
   * Sends what waits for the end of the quiet hours to the new number of a policy. Whatever else waits stays with the old one: it tells of what
   * somebody did there, and a thief who changes the number does not hide it.
   */
  readdress(tx: Transaction, policyNumber: string, number: { from: string; to: string }): Promise<void>;

  /** Takes back what waits about a policy for one of these purposes and was never tried: it is not so any more. */
  withdraw(tx: Transaction, policyNumber: string, purposes: readonly string[]): Promise<void>;

  /** What failed for good since a moment and was not sent again, the newest first; nothing that was for a policyholder of before. */
  failed(executor: Executor, query: { since: Date; most: number }): Promise<FailedMessage[]>;

  /**
   * Enqueues a failed message anew, under a reference of its own and perhaps to somewhere else. Null when it has not
   * failed, somebody did so before, or whom it was for holds the policy no longer.
   */
  sendAgain(tx: Transaction, id: string, again: SendingAgain): Promise<FailedMessage | null>;

  /** Says that staff printed and posted a failed letter. Null when it is none, or somebody dealt with it before. */
  posted(tx: Transaction, id: string, now: Date): Promise<FailedMessage | null>;
}
