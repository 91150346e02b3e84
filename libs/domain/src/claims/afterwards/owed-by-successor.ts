import { fromCents, toCents } from '../../base/money';
import { type ClaimForMainMember, isClaimOpen } from './continuation-days';

interface Owed {
  /** What is unpaid on the policy as it goes on, rand. */
  arrears: number;
  /** The premium as it goes on, rand a month. */
  premium: number;
  claim: Pick<ClaimForMainMember, 'status'>;
  /** How many months were unpaid on the day of death. */
  overdueAtDeath: number;
}

/**
 * What whoever goes on with a policy owes by today, rand: not the months that were unpaid on the day of death while the claim is open, because it
 * takes them off what it pays. Source: docs/domain/claims.md#c4-2 and #c8-3.
 */
export function owedBySuccessor({ arrears, premium, claim, overdueAtDeath }: Owed): number {
  const ofClaim = isClaimOpen(claim) ? toCents(premium) * overdueAtDeath : 0;
  return fromCents(Math.max(0, toCents(arrears) - ofClaim));
}
