import { type Quote } from '@portal/contract';
import {
  addDays,
  changeEffectiveDate,
  coverChanges,
  isUninsured,
  formatDate,
  increaseSentence,
  isIncrease,
  limits,
  livesLosingCover,
  namesOf,
  type PlainDate,
  waitingPeriodEnd,
  whyNotPlan,
} from '@portal/domain';
import { type CatalogueProduct } from '@portal/domain/catalogue';
import { type StoredPolicy } from '@portal/service-store';
import { done, type Outcome, refused, refusedFields } from '../base/change';
import { holderOf, planOnSale } from './plan-of-policy';
import { withPlan } from './with-plan';

interface Asked {
  productId: string;
  id: string;
  today: PlainDate;
  now: Date;
}

/** What changing to another plan would cost and do, or why it is not possible (docs/domain/records.md#r9-18). Pure. */
export function quotePlan(policy: StoredPolicy, { productId, id, today, now }: Asked): Outcome<Quote> {
  if (policy.Product.id === productId) return refused('SAME_PRODUCT');
  const plan = planOnSale(productId);
  if (plan === null) return refused('NOT_FOUND');
  const reason = whyNotPlan(plan, holderOf(policy));
  const effectiveDate = changeEffectiveDate(today);
  const next = withPlan(policy, plan, effectiveDate);
  if (reason !== null || next === null) {
    return refusedFields([{ field: 'productId', message: reason ?? 'Select the plan' }]);
  }
  const changes = coverChanges(policy.Product, plan).filter(
    ({ field }) => field !== 'levelOfCover' || !isUninsured(policy.MainMember),
  );
  const isMore = isIncrease(changes);
  return done({
    id,
    quoteType: 'PRODUCT_CHANGE',
    policyNumber: policy.Policy_Number,
    coverAmount: null,
    currentProductId: policy.Product.id,
    productId,
    currentPremium: policy.Monthly_Premium,
    newPremium: next.Monthly_Premium,
    difference: next.Monthly_Premium - policy.Monthly_Premium,
    breakdown: [
      { label: 'Plan', current: policy.Base_Premium, proposed: next.Base_Premium },
      { label: 'Extended members', current: policy.Extended_Premium, proposed: next.Extended_Premium },
      { label: 'Benefits', current: policy.Supplementary_Premium, proposed: next.Supplementary_Premium },
    ],
    coverChanges: changes,
    effectiveDate,
    validUntil: addDays(today, limits.QUOTE_VALID_DAYS),
    waitingPeriodMonths: isMore ? limits.WAITING_MONTHS_NATURAL : 0,
    waitingPeriodEndDate: isMore ? waitingPeriodEnd(effectiveDate) : null,
    isDowngrade: plan.levelOfCover < policy.Product.levelOfCover,
    warnings: warningsOf(policy, plan, effectiveDate),
    status: 'OPEN',
    createdAt: now.toISOString(),
  });
}

/** What the policyholder must know before the plan changes, in sentences. */
function warningsOf(policy: StoredPolicy, plan: CatalogueProduct, from: PlainDate): Quote['warnings'] {
  const losing = livesLosingCover(plan, policy);
  const extra = plan.levelOfCover - policy.Product.levelOfCover;
  const warnings: (Quote['warnings'][number] | false)[] = [
    losing.length > 0 && {
      code: 'LIVES_LOSE_COVER',
      message: `${namesOf(losing)} will no longer be covered from ${formatDate(from)}.`,
    },
    policy.Is_Legacy_Product && {
      code: 'LEGACY_NO_RETURN',
      message: `You cannot return to ${policy.Product.Product_Name} after this change.`,
    },
    extra > 0 && { code: 'WAITING_PERIOD', message: increaseSentence(extra, from) },
  ];
  return warnings.filter((warning) => warning !== false);
}
