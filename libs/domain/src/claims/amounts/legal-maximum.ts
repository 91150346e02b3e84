import { ages } from '../../base/ages';
import { minorLimit } from '../../base/limits';
import { type CauseOfDeath } from '../../code-lists/claims';
import { type ClaimBasis } from './claim-basis';
import { type CoverElsewhere } from './cover-elsewhere';
import { byCause, type KnownCause, knownCauses } from './known-causes';
import { sumOf } from './rand';

/** Rand that the law allows for this person over all funeral policies; null for a policy that has no such maximum. */
export const legalMaximum = ({ isFuneralPolicy, life }: ClaimBasis): number | null =>
  isFuneralPolicy ? minorLimit(life.age) : null;

/**
 * What that leaves for this policy after those that are paid before it and, under 14, after other insurers. Rand.
 * Source: docs/domain/claims.md#c4-2.
 */
export function maximumHere(basis: ClaimBasis, cause: KnownCause): number {
  const most = legalMaximum(basis);
  if (most === null) return Infinity;
  const ofOthers = basis.life.age < ages.afterMinorLimits ? basis.paidByOtherInsurers : 0;
  const before = basis.coverElsewhere.map(({ amounts }) => amounts[cause]);
  return Math.max(0, sumOf([most, -ofOthers, ...before.map((amount) => -amount)]));
}

/**
 * What the law allows a claim to pay in all when its amount is corrected, after everything that other claims about the same person pay or may
 * pay, whichever policy is paid first. While the cause may not be known: what is left whatever it turns out to be. Rand.
 */
export function mostAllowed(basis: ClaimBasis, cause: CauseOfDeath, otherClaims: readonly CoverElsewhere[]): number {
  const withClaims = { ...basis, coverElsewhere: largestOfEach([...basis.coverElsewhere, ...otherClaims]) };
  return cause === 'UNKNOWN'
    ? Math.min(...knownCauses.map((known) => maximumHere(withClaims, known)))
    : maximumHere(withClaims, cause);
}

/** Each policy once, with the most that is said of it. */
function largestOfEach(elsewhere: readonly CoverElsewhere[]): CoverElsewhere[] {
  const numbers = [...new Set(elsewhere.map(({ policyNumber }) => policyNumber))];
  return numbers.flatMap((number) => {
    const [first, ...others] = elsewhere.filter(({ policyNumber }) => policyNumber === number);
    if (first === undefined) return [];
    const most = (cause: KnownCause) => Math.max(first.amounts[cause], ...others.map(({ amounts }) => amounts[cause]));
    return [{ ...first, amounts: byCause(most) }];
  });
}
