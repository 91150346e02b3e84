import { ageOn, agesCountOn, coverAmount, coverLines, isActiveLife, type PlanHolder } from '@portal/domain';
import {
  type CatalogueBenefit,
  type CatalogueProduct,
  products,
  supplementaryBenefits,
} from '@portal/domain/catalogue';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';

/** A plan that is sold; null for one that is not. */
export const planOnSale = (id: unknown): CatalogueProduct | null => products.find((plan) => plan.id === id) ?? null;

/** The catalogue's rows of the benefits that a policy has. */
export const benefitsHeld = ({ SupplementaryBenefits }: Pick<StoredPolicy, 'SupplementaryBenefits'>) =>
  SupplementaryBenefits.filter(({ status }) => status !== 'REMOVED').flatMap(({ id }): CatalogueBenefit[] => {
    const benefit = supplementaryBenefits.find((one) => one.id === id);
    return benefit ? [benefit] : [];
  });

/** The main member's age when the policy was to begin: it decides the premium band for good. */
export const inceptionAge = (policy: Pick<StoredPolicy, 'MainMember' | 'Inception_Date' | 'Priced_On'>) =>
  ageOn(policy.MainMember.Date_Of_Birth, agesCountOn(policy));

/** The policy as far as moving to another plan goes. */
export const holderOf = (policy: StoredPolicy): PlanHolder => ({
  currentProductId: policy.Product.id,
  inceptionAge: inceptionAge(policy),
  benefits: benefitsHeld(policy),
  extendedMembers: policy.ExtendedMembers.filter(isActiveLife),
});

/** The plan as one record: what it pays, and what it and everything on the policy cost. */
export const planRecord = (policy: StoredPolicy): EntityRecord => ({
  id: policy.id,
  productId: policy.Product.id,
  Product_Name: policy.Product.Product_Name,
  ...Object.fromEntries(
    coverLines
      .map(({ field }) => [field, coverAmount(policy.Product, field)] as const)
      .filter(([, amount]) => amount > 0),
  ),
  Base_Premium: policy.Base_Premium,
  Supplementary_Premium: policy.Supplementary_Premium,
  Monthly_Premium: policy.Monthly_Premium,
});

/** The supplementary benefits as one record. */
export const benefitsRecord = (policy: StoredPolicy): EntityRecord => ({
  id: policy.id,
  benefitIds: policy.SupplementaryBenefits.map(({ id }) => id),
  Benefits: policy.SupplementaryBenefits.map(({ name }) => name).join(', '),
  Supplementary_Premium: policy.Supplementary_Premium,
  Monthly_Premium: policy.Monthly_Premium,
});
