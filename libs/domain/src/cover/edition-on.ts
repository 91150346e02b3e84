import { type PlainDate } from '../base/plain-date';
import { type PolicyStatus } from '../code-lists/statuses';

/** A policy as it was saved on a day. */
export interface Edition<Policy> {
  policy: Policy;
  savedOn: PlainDate;
}

interface Dated {
  Policy_Status: PolicyStatus;
  Inception_Date: PlainDate;
  Lapse_Date: PlainDate | null;
}

/**
 * The edition of a policy that a past day goes by; null where nobody recorded one that old. A lapse holds from its own day, and a first
 * premium from the day on which the policy begins, be they saved later. Source: docs/domain/policy.md#r4-3.
 *
 * @param editions oldest first
 */
export function editionOn<Policy extends Dated>(
  editions: readonly Edition<Policy>[],
  on: PlainDate,
): Edition<Policy> | null {
  return editions.findLast((edition, place) => holdsFrom(edition, editions[place - 1]) <= on) ?? null;
}

function holdsFrom<Policy extends Dated>(
  { policy, savedOn }: Edition<Policy>,
  before: Edition<Policy> | undefined,
): PlainDate {
  const { Policy_Status: status, Lapse_Date, Inception_Date } = policy;
  const began = before?.policy.Policy_Status === 'PENDING' && status === 'ACTIVE';
  const own = status === 'LAPSED' ? Lapse_Date : began ? Inception_Date : null;
  return own !== null && own < savedOn ? own : savedOn;
}
