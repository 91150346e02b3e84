import {
  activeBeneficiaries,
  checkBenefitCap,
  checkCoverSpan,
  checkParents,
  checkShares,
  hasCoverEnded,
  isActiveOrPendingLife,
  isPlainDate,
  isSamePerson,
  livesLosingCover,
  mostLives,
  type PlainDate,
} from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { benefitsHeld } from '../plan/plan-of-policy';

/**
 * What is true of every policy after every change; the sentence of the first rule that is broken, or null.
 *
 * A change is worked out against the policy as it stood; when it is applied days later the policy may have moved on.
 */
export function brokenInvariant(policy: StoredPolicy, today: PlainDate): string | null {
  const children = policy.Children.filter(isActiveOrPendingLife).filter((child) => !hasCoverEnded(child, today));
  const relatives = policy.ExtendedMembers.filter(isActiveOrPendingLife);
  const beneficiaries = activeBeneficiaries(policy);
  if (children.length > mostLives.children) return 'There are too many children on the policy';
  if (relatives.length > mostLives.extendedMembers) return 'There are too many extended members on the policy';
  if (beneficiaries.length > mostLives.beneficiaries) return 'There are too many beneficiaries on the policy';
  const shares = checkShares(beneficiaries.map(({ Benefit_Share }) => Benefit_Share));
  if (!shares.success) return shares.message;
  const parents = checkParents(relatives.map(({ Relationship }) => Relationship));
  if (!parents.success) return parents.message;
  const { Spouse } = policy;
  if (
    livesLosingCover(policy.Product, {
      Spouse: Spouse && isActiveOrPendingLife(Spouse) ? Spouse : null,
      Children: children,
    }).length > 0
  ) {
    return 'The plan does not cover everybody on the policy';
  }
  const { levelOfCover } = policy.Product;
  if (relatives.some(({ Cover_Amount }) => Cover_Amount > levelOfCover)) {
    return 'An extended member would be covered for more than the main member';
  }
  const cap = checkBenefitCap(levelOfCover, benefitsHeld(policy));
  if (!cap.success) return cap.message;
  const lives = [policy.MainMember, ...(policy.Spouse ? [policy.Spouse] : []), ...children, ...relatives];
  const isTwice = lives.some((one, place) => lives.slice(place + 1).some((other) => isSamePerson(one, other)));
  return isTwice ? 'The same person is on the policy twice' : null;
}

/** Why somebody who joins now would have no cover, in a sentence, or null. */
export function whyNoCover(life: EntityRecord | null): string | null {
  const { Cover_Start_Date: starts, Cover_End_Date: ends, Life_Status } = life ?? {};
  if (Life_Status !== 'ACTIVE' || !isPlainDate(starts) || !isPlainDate(ends)) return null;
  const span = checkCoverSpan(starts, ends);
  return span.success ? null : span.message;
}
