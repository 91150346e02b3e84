import { findOutcome, isFinal, type Outcome, unknown } from './find-outcome';
import { type Payment } from '@portal/contract';

/** How often the service is asked, and how long it is left alone in between. Source: docs/domain/payments.md#r6-3. */
export interface PollPlan {
  everyMs: number;
  most: number;
}
export const usualPolls: PollPlan = { everyMs: 3000, most: 10 };

/** How far the asking has come. A change of state is a new one. */
export interface Polling {
  /** `asking`: another answer is wanted. `done`: the outcome stands, or the polls are used up. */
  phase: 'asking' | 'done';
  asked: number;
  outcome: Outcome;
}

export const beginPolling: Polling = { phase: 'asking', asked: 0, outcome: unknown };

/**
 * What follows from one answer of the service; null stands for an answer that did not come. A failure keeps the asking going, for
 * a late success overrules it; an answer that did not come changes nothing that is known.
 */
export function afterAnswer(
  { asked, outcome }: Polling,
  history: readonly Payment[] | null,
  externalRef: string,
  { most }: PollPlan,
): Polling {
  const known = history === null ? outcome : findOutcome(history, externalRef);
  const count = asked + 1;
  return { phase: isFinal(known) || count >= most ? 'done' : 'asking', asked: count, outcome: known };
}
