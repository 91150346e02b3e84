import { type PlainDate } from '../../base/plain-date';
import { type CoverPart, partsOfCover } from '../../cover/parts-of-cover';
import { payableOn } from '../../cover/payable-on';
import { type ClaimBasis } from './claim-basis';
import { type ClaimLine } from './claim-line';
import { amountOfCause, type KnownCause } from './known-causes';

/**
 * What cover pays for a death of this cause. The cover of a child is held below what the law leaves before its parts are told apart,
 * as `coverForChild` does: the parts that a change of plan added were measured that way. Source: docs/domain/claims.md#c4-2.
 *
 * @param maximum rand that the law leaves for this policy
 */
export function coverLine(basis: ClaimBasis, cause: KnownCause, maximum: number, decidedOn: PlainDate): ClaimLine {
  const most = basis.life.kind === 'CHILD' ? maximum : Infinity;
  return {
    kind: 'COVER',
    riderId: null,
    label: 'Cover',
    amount: coverOfCause(basis, cause, most),
    beforeMaximum: coverOfCause(basis, cause, Infinity),
    payOn: decidedOn,
  };
}

function coverOfCause(basis: ClaimBasis, cause: KnownCause, most: number): number {
  const { life, dayOfDeath } = basis;
  if (life.isForAnyCause) return Math.min(life.cover.Cover_Amount, most);
  return amountOfCause(payableOn(partsOfLife(basis, most), dayOfDeath), cause);
}

/** The cover of the person who died by the days it counts from. */
export const partsOfLife = ({ life }: ClaimBasis, most = Infinity): CoverPart[] =>
  partsOfCover({ ...life.cover, Cover_Amount: Math.min(life.cover.Cover_Amount, most) }, life.increases);
