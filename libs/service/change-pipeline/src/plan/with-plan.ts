import { basePremium, coolingOffEnd, livesOf, type PlainDate, supplementaryPrice } from '@portal/domain';
import { type CatalogueProduct } from '@portal/domain/catalogue';
import { productRecord, type StoredPolicy } from '@portal/service-store';
import { withPremiums } from './premium-of-policy';
import { coverIncreases } from './cover-increases';
import { benefitsHeld, inceptionAge } from './plan-of-policy';

/**
 * The policy on another plan from a day on: who is not taken any more is no longer covered, who gets more has a waiting
 * period for the difference, and a benefit that is a part of the base premium costs what it costs now (docs/domain/policy.md#r4-3,
 * docs/domain/plans.md#r5-5). Null for a plan without a premium for this main member.
 */
export function withPlan(policy: StoredPolicy, plan: CatalogueProduct, from: PlainDate): StoredPolicy | null {
  const base = basePremium(plan.premiums, inceptionAge(policy));
  if (base === null) return null;
  const takes = livesOf(plan.Product_Name);
  const { id: Product_Id, Product_Name, levelOfCover: Cover_Amount } = plan;
  const moved: StoredPolicy = {
    ...policy,
    Product: { ...productRecord(plan, policy.Product.sortOrder), isAvailable: false },
    Is_Legacy_Product: false,
    Base_Premium: base,
    MainMember: { ...policy.MainMember, Product_Id, Product_Name, Cover_Amount },
    Spouse: policy.Spouse && takes.spouse ? { ...policy.Spouse, Cover_Amount: plan.spouseCover } : null,
    Children: takes.children ? policy.Children : [],
    Cover_Increases: coverIncreases(policy, plan, from),
    Cooling_Off_End_Date: coolingOffEnd(from),
  };
  return withPremiums(withPrices(moved), from);
}

/** The benefits at what they cost beside the base premium, fixed prices as they were agreed. */
function withPrices(policy: StoredPolicy): StoredPolicy {
  const parts = benefitsHeld(policy).filter(({ pricingType }) => pricingType === 'PERCENT_OF_BASE');
  return {
    ...policy,
    SupplementaryBenefits: policy.SupplementaryBenefits.map((held) => {
      const part = parts.find(({ id }) => id === held.id);
      return part ? { ...held, price: supplementaryPrice(part, policy.Base_Premium) } : held;
    }),
  };
}
