import { ages } from '../../base/ages';
import { minorLimit } from '../../base/limits';
import { type CauseOfDeath } from '../../code-lists/claims';
import { type ClaimBasis } from './claim-basis';
import { type KnownCause, knownCauses } from './known-causes';
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

/** The same while the cause may not be known: then what is left whatever it turns out to be. */
export const mostAllowed = (basis: ClaimBasis, cause: CauseOfDeath): number =>
  cause === 'UNKNOWN' ? Math.min(...knownCauses.map((known) => maximumHere(basis, known))) : maximumHere(basis, cause);
