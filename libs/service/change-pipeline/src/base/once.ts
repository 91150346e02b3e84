import { findAnswered, type Intention, rememberAnswer, type Transaction } from '@portal/service-store';
import { bodyHash } from './body-hash';
import { done, type Outcome, refused } from './change';

/** What somebody means to happen once, and what they sent; without an intention every request is its own. */
export interface Meant {
  intention: Intention | null;
  body: object;
  now: Date;
}

/**
 * Does what somebody means once (docs/reliability.md#e5). The same intention gets the first answer again, with another body it is
 * refused. A refusal is not remembered: whoever sends it again is judged anew. The caller holds a lock that lets one in at a time.
 */
export async function once<Answer extends object>(
  tx: Transaction,
  { intention, body, now }: Meant,
  work: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  if (intention === null) return work();
  const hash = bodyHash(body);
  const before = await findAnswered(tx, intention);
  if (before) return before.bodyHash === hash ? done(before.answer as Answer) : refused('IDEMPOTENCY_MISMATCH');
  const outcome = await work();
  if (outcome.success) await rememberAnswer(tx, intention, { bodyHash: hash, answer: outcome.value, now });
  return outcome;
}
