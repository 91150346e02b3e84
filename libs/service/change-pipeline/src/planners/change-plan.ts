import { changeEffectiveDate, livesLosingCover, livesOf, namesOf, whyNotPlan } from '@portal/domain';
import { type StoredAction } from '@portal/service-store';
import { done, type Outcome, type Planner, refused, type Refused, refusedFields } from '../base/change';
import { holderOf, planOnSale, planRecord } from '../plan/plan-of-policy';
import { withPlan } from '../plan/with-plan';
import { changedFields } from '../base/changed-fields';

interface PlanChange {
  productId: string;
  acceptLossOfCover: boolean;
}

/** Moves the policy to a quoted plan (docs/domain/policy.md#r4-3, docs/domain/lives.md#r4-5, docs/domain/records.md#r9-7 and #r9-18). */
export const changePlan: Planner<PlanChange> = (policy, { productId, acceptLossOfCover }, { today, quote, open }) => {
  const plan = planOnSale(productId);
  if (policy.Product.id === productId) return refused('SAME_PRODUCT');
  if (plan === null) return refusedField('productId', 'Select the plan');
  const reason = whyNotPlan(plan, holderOf(policy));
  if (reason !== null) return refusedField('productId', reason);
  const notTaken = joiningNotTaken(plan.Product_Name, open);
  if (notTaken !== null) return refusedField('productId', notTaken);

  const effectiveDate = changeEffectiveDate(today);
  const next = withPlan(policy, plan, effectiveDate);
  if (next === null) return refusedField('productId', 'Select the plan');
  if (!quote || quote.record.productId !== productId) return refusedField('quoteId', 'Request a quote first');
  const isPast = quote.validUntil < today || quote.status !== 'OPEN';
  const isOutdated =
    quote.record.newPremium !== next.Monthly_Premium || quote.record.currentPremium !== policy.Monthly_Premium;
  if (isPast || isOutdated) return refused('QUOTE_EXPIRED');
  if (livesLosingCover(plan, policy).length > 0 && !acceptLossOfCover) {
    return refusedField('acceptLossOfCover', 'Confirm that you understand who will no longer be covered');
  }
  const [current, proposed] = [planRecord(policy), planRecord(next)];
  return done({
    actionType: 'CHANGE_PRODUCT',
    entityType: 'PRODUCT',
    entityId: policy.id,
    effectiveDate,
    requests: [],
    current,
    proposed,
    changedFields: changedFields(current, proposed),
  });
};

/** Nobody who was asked for is dropped by another plan that holds from the same day: whoever changes it settles the one or the other first. */
function joiningNotTaken(productName: string, open: readonly StoredAction[]): string | null {
  const takes = livesOf(productName);
  const left = open.filter(
    ({ actionType }) =>
      (actionType === 'ADD_SPOUSE' && !takes.spouse) || (actionType === 'ADD_CHILD' && !takes.children),
  );
  if (left.length === 0) return null;
  const names = namesOf(left.map(({ proposedValue }) => ({ First_Name: String(proposedValue?.['First_Name'] ?? '') })));
  return `You have asked to add ${names}, whom this plan does not cover. Choose another plan, or wait until that is settled.`;
}

const refusedField = (field: string, message: string): Outcome<never> & Refused => refusedFields([{ field, message }]);
