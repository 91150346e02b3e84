import { inBrand, type MessageBrand } from '@portal/contract/words';
import { type Database } from '../database/database';
import { type Clock, type Message, MessageNotSent, type Messenger } from '../base/ports';
import { goesAt } from './goes-at';
import { type ClaimedMessage, type MessageOutcome, type MessageQueue } from './message-queue';
import { nextAttempt } from './retry-times';
import { messageQueue } from './stored-queue';

/** Messages claimed and sent together. */
const batch = 10;
/** Longer than any try takes. What a process had claimed when it died is sent by another after that. */
const leaseMs = 60_000;

interface SendingTools {
  database: Database;
  messenger: Messenger;
  clock: Clock;
  brand: MessageBrand;
  queue?: MessageQueue;
  /** No further batch is claimed once it is aborted. */
  signal?: AbortSignal | undefined;
}

/** Some messages were not taken. They are tried again; the error names nobody. */
class MessagesHeldUp extends Error {
  override readonly name = 'MessagesHeldUp';
}

/**
 * Sends what waits and is due. Any number of processes may do so at once: each message is one process's at a time, and
 * goes out under one reference however often it is tried (docs/reliability.md#e8). A message that is refused holds up no other.
 * What keeps the quiet hours, and was due before them, waits for their end. Where a whole batch was not taken the gateway is away: the rest waits for the next round. Rejects with `MessagesHeldUp`
 * when some will be tried again. Gives how many were sent.
 */
export async function sendMessages({
  database,
  messenger,
  clock,
  brand,
  queue = messageQueue,
  signal,
}: SendingTools): Promise<number> {
  let sent = 0;
  const heldUp: unknown[] = [];
  while (!signal?.aborted) {
    const claimed = await queue.claim(database, { now: clock.now(), leaseMs, most: batch });
    const tries = await Promise.all(claimed.map((one) => tryOne({ messenger, clock, brand }, one)));
    const notSent = tries.flatMap(({ one, outcome }) =>
      outcome ? [queue.settle(database, one, outcome, clock.now())] : [],
    );
    const isSent = tries.filter(({ outcome }) => outcome === null).map(({ one }) => one);
    // In one statement: the messages of a night are many, and each by itself would be written to disk by itself.
    await Promise.all([queue.sent(database, isSent, clock.now()), ...notSent]);
    sent += isSent.length;
    const retried = tries.filter(({ outcome }) => outcome?.kind === 'RETRY');
    heldUp.push(...retried.map(({ error }) => error));
    if (claimed.length < batch || retried.length === claimed.length) break;
  }
  if (heldUp.length > 0) throw new MessagesHeldUp(heldUpSentence(heldUp));
  return sent;
}

/** Tries a message whose hour has come. Without an outcome: it was sent. */
async function tryOne(
  { messenger, clock, brand }: Pick<SendingTools, 'messenger' | 'clock' | 'brand'>,
  one: ClaimedMessage,
): Promise<{ one: ClaimedMessage; outcome: MessageOutcome | null; error: unknown }> {
  const at = goesAt(one.message, clock.now());
  if (at > clock.now()) return { one, outcome: { kind: 'WAIT', at }, error: null };
  const error = await tried({ ...one, message: withBrand(one.message, brand) }, messenger);
  return { one, outcome: error === null ? null : afterFailure(error, one, clock.now()), error };
}

/** A message enqueued by any process says the brand of the one that sends it. */
const withBrand = (message: Message, brand: MessageBrand): Message => ({
  ...message,
  text: inBrand(message.text, brand),
});

/** Why a message did not go out; null when it did. */
const tried = ({ id, message }: ClaimedMessage, messenger: Messenger): Promise<unknown> =>
  messenger(message, id).then(
    () => null,
    (error: unknown) => error ?? new Error('No reason was given'),
  );

/** What was thrown by other than the gateway may hold the message, so that is not repeated. */
function heldUpSentence(errors: readonly unknown[]): string {
  const known = errors.find((error) => error instanceof MessageNotSent);
  return `Messages not taken, to be tried again: ${errors.length}${known ? `. ${known.message}` : ''}`;
}

/** A message that the gateway refuses is refused for good; whatever else went wrong may be right the next time. */
function afterFailure(error: unknown, { attempt, message }: ClaimedMessage, now: Date): MessageOutcome {
  if (error instanceof MessageNotSent && error.reason !== null) return { kind: 'FAILED', reason: error.reason };
  const at = nextAttempt(attempt, now);
  return at === null ? { kind: 'FAILED', reason: 'NOT_TAKEN' } : { kind: 'RETRY', at: goesAt(message, at) };
}
