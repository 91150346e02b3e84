import { type PlainDate } from '../../base/plain-date';
import { type PolicyStatus } from '../../code-lists/statuses';
import { isFinalStatus } from '../../policy/policy-status';
import { type ClaimForMainMember, continuationUntil, isDeathHeld } from './continuation-days';
import { type Successor } from './successor';

/** A policy whose main member died, as far as it decides whether somebody may still take it over. */
export interface PolicyHeldForSuccessor {
  Policy_Status: PolicyStatus;
  /** The last day without premiums; null: there are none. */
  Paid_Up_Until?: PlainDate | null | undefined;
}

/** Until when somebody may take over; null while the claim is not decided, when nothing runs out. */
export const takeoverUntil = (
  { decidedOn }: ClaimForMainMember,
  { Paid_Up_Until = null }: PolicyHeldForSuccessor,
): PlainDate | null => (decidedOn === null ? null : continuationUntil(decidedOn, Paid_Up_Until));

/**
 * Whether a policy can still be taken over on a day: while its main member's claim is open, in the days after its decision, and as long as it
 * needs no premiums. The death must be confirmed; that is for the caller to know. Source: docs/domain/claims.md#c8-3.
 */
export function canBeTakenOver(policy: PolicyHeldForSuccessor, claim: ClaimForMainMember, today: PlainDate): boolean {
  if (isFinalStatus(policy.Policy_Status)) return false;
  const until = takeoverUntil(claim, policy);
  return isDeathHeld([claim], today) || (until !== null && today <= until);
}

/**
 * Whether a proved number is that of whoever may take over: the one on the policy, or, where only children are left, that of their guardian,
 * whom staff let in to the claim. Source: docs/domain/claims.md#c8-3.
 */
export function isSuccessorsNumber(
  successor: Successor | null,
  { provedNumber, guardianNumber }: { provedNumber: string; guardianNumber: string | null },
): boolean {
  if (successor === null) return false;
  return (successor.role === 'GUARDIAN' ? guardianNumber : successor.life.Cell_Number) === provedNumber;
}
