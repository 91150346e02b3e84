import { type BenefitHolder, type BenefitToAdd, changeEffectiveDate, isUninsured, whyNotBenefit } from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { done, type Planner, refused, refusedFields } from '../base/change';
import { benefitsHeld, benefitsRecord } from '../plan/plan-of-policy';
import { withBenefits } from '../plan/with-benefits';

interface Choice {
  benefitIds: readonly string[];
}

/**
 * Adds supplementary benefits, within the legal maximum on the main member's life (docs/domain/plans.md#r5-4 and
 * docs/domain/records.md#r9-13).
 */
export const addBenefits: Planner<Choice> = (policy, { benefitIds }, { today }) => {
  const chosen = supplementaryBenefits.filter(({ id }) => benefitIds.includes(id));
  if (chosen.length !== benefitIds.length) {
    return refusedFields([{ field: 'benefitIds', message: 'Select at least one benefit' }]);
  }
  const held = benefitsHeld(policy);
  const reason = whyNotTogether(chosen, {
    held,
    levelOfCover: policy.Product.levelOfCover,
    isLegacy: policy.Is_Legacy_Product,
    isUninsured: isUninsured(policy.MainMember),
  });
  if (reason !== null) {
    const isHeld = held.some(({ id }) => benefitIds.includes(id));
    return isHeld ? refused('DUPLICATE', reason) : refusedFields([{ field: 'benefitIds', message: reason }]);
  }

  const effectiveDate = changeEffectiveDate(today);
  return done({
    actionType: 'ADD_SUPPLEMENTARY_BENEFITS',
    entityType: 'SUPPLEMENTARY_BENEFIT',
    entityId: policy.id,
    current: benefitsRecord(policy),
    proposed: benefitsRecord(withBenefits(policy, benefitIds, effectiveDate)),
    changedFields: ['benefitIds', 'Benefits', 'Supplementary_Premium', 'Monthly_Premium'],
    effectiveDate,
    requests: [],
  });
};

/** Why these cannot all be added, each joining what is held and those before it; null when they can. */
function whyNotTogether([first, ...others]: readonly BenefitToAdd[], holder: BenefitHolder): string | null {
  if (first === undefined) return null;
  return whyNotBenefit(first, holder) ?? whyNotTogether(others, { ...holder, held: [...holder.held, first] });
}
