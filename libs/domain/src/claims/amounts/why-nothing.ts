import { addDays } from '../../base/plain-date';
import { anyCauseFromOf, naturalFromOf } from '../../cover/payable-on';
import { type ClaimBasis } from './claim-basis';
import { partsOfLife } from './cover-line';
import { type KnownCause } from './known-causes';
import { legalMaximum } from './legal-maximum';
import { type NothingPayable } from './nothing-payable';

/** Why nothing is payable on this policy whatever the cause; null when something may be. */
export const whyNotAtAll = ({ policy, life }: ClaimBasis): NothingPayable | null => policy.nothing ?? life.nothing;

/**
 * Why nothing is payable for this cause. Source: docs/domain/claims.md#c7-3.
 *
 * @param isCut whether something would be but for the legal maximum
 */
export function whyNothing(basis: ClaimBasis, cause: KnownCause, isCut: boolean): NothingPayable {
  const general = whyNotAtAll(basis);
  if (general !== null) return general;
  const most = legalMaximum(basis);
  if (isCut && most !== null) return { code: 'LIMIT_REACHED', most };
  const parts = partsOfLife(basis);
  const [starts = basis.dayOfDeath] = parts.map(({ accidentFrom }) => accidentFrom).toSorted();
  if (starts > basis.dayOfDeath) return { code: 'COVER_NOT_STARTED', starts };
  if (cause === 'SUICIDE') {
    const [anyCauseFrom = basis.dayOfDeath] = parts.map(anyCauseFromOf).toSorted();
    return { code: 'SUICIDE', until: addDays(anyCauseFrom, -1) };
  }
  const [naturalFrom = basis.dayOfDeath] = parts.map(naturalFromOf).toSorted();
  return { code: 'WAITING_PERIOD', naturalFrom };
}
