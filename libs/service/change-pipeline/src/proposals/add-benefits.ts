import { changeEffectiveDate, checkBenefitCap } from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { done, type Planner, refused, refusedFields } from '../change';
import { benefitsHeld, benefitsRecord } from '../plan/plan-of-policy';
import { withBenefits } from '../plan/with-benefits';

interface Choice {
  benefitIds: readonly string[];
}

/** Adds supplementary benefits, within the legal maximum on the main member's life (domain rules 5.4 and 9.13). */
export const addBenefits: Planner<Choice> = (policy, { benefitIds }, { today }) => {
  const chosen = supplementaryBenefits.filter(({ id }) => benefitIds.includes(id));
  const held = benefitsHeld(policy);
  if (chosen.length !== benefitIds.length) {
    return refusedFields([{ field: 'benefitIds', message: 'Select at least one benefit' }]);
  }
  if (held.some(({ id }) => benefitIds.includes(id))) return refused('DUPLICATE', 'You already have this benefit');
  const notOnLegacy = policy.Is_Legacy_Product && chosen.find(({ isAvailableOnLegacy }) => !isAvailableOnLegacy);
  if (notOnLegacy) {
    const message = `The ${notOnLegacy.name} is not available on your plan`;
    return refusedFields([{ field: 'benefitIds', message }]);
  }
  const cap = checkBenefitCap(policy.Product.levelOfCover, [...held, ...chosen]);
  if (!cap.success) return refusedFields([{ field: 'benefitIds', message: cap.message }]);

  const effectiveDate = changeEffectiveDate(today);
  return done({
    ...{ actionType: 'ADD_SUPPLEMENTARY_BENEFITS', entityType: 'SUPPLEMENTARY_BENEFIT', entityId: policy.id },
    ...{ current: benefitsRecord(policy), proposed: benefitsRecord(withBenefits(policy, benefitIds, effectiveDate)) },
    ...{ changedFields: ['benefitIds', 'Benefits', 'Supplementary_Premium', 'Monthly_Premium'] },
    ...{ effectiveDate, requests: [] },
  });
};
