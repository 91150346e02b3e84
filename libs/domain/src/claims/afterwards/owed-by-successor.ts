import { fromCents, toCents } from '../../base/money';
import { type ClaimForMainMember, isClaimOpen } from './continuation-days';

interface Owed {
  /** What is unpaid on the policy as it goes on, rand. */
  arrears: number;
  claim: Pick<ClaimForMainMember, 'status'>;
  /** The premiums that were unpaid on the day of death, rand each. */
  overdueAtDeath: readonly number[];
}

/**
 * What whoever goes on with a policy owes by today, rand: not the months that were unpaid on the day of death while the claim is open, because it
 * takes them off what it pays. Source: docs/domain/claims.md#c4-2 and #c8-3.
 */
export function owedBySuccessor({ arrears, claim, overdueAtDeath }: Owed): number {
  const ofClaim = isClaimOpen(claim) ? overdueAtDeath.reduce((cents, amount) => cents + toCents(amount), 0) : 0;
  return fromCents(Math.max(0, toCents(arrears) - ofClaim));
}
