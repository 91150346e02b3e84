import { type WaivedPayer } from './premiums-resume';
import { nextStatusTransition, type StandingFacts, type StatusTransition } from './status-transitions';

/** A transition, and the policy after it. */
export type TransitionTaken<Policy> = StatusTransition & { after: Policy };

/** More than any history needs (a property of the tests); a policy that took more would not come to rest. */
const mostTransitions = 12;

/**
 * Takes every transition that payments and the calendar make with a policy, in order, until it rests. Pure.
 * Throws when the policy does not come to rest: a mistake of ours, and never an endless loop.
 */
export function applyStatusTransitions<Policy extends WaivedPayer>(
  policy: Policy,
  facts: StandingFacts,
): { policy: Policy; taken: TransitionTaken<Policy>[] } {
  const taken: TransitionTaken<Policy>[] = [];
  let after = policy;
  for (let next = nextStatusTransition(after, facts); next !== null; next = nextStatusTransition(after, facts)) {
    if (taken.length === mostTransitions) throw new Error('The status of the policy does not come to rest');
    after = { ...after, ...next.changes };
    taken.push({ ...next, after });
  }
  return { policy: after, taken };
}
