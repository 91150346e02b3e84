import { type Endpoints, type Product, type SupplementaryBenefit } from '@portal/contract';
import { legacyProducts, products, supplementaryBenefits } from '@portal/domain/catalogue';
import { benefitRecord, productRecord } from '@portal/service-store';
import { type SignedInCall, type Tools } from '../call/use-case';
import { findSelectedPolicy } from './selected-policy';

/** What is sold, the same for everybody: made once. */
export const productRecords = products.map((plan, index) => productRecord(plan, index + 1));
export const legacyProductRecords = legacyProducts.map((plan, index) => productRecord(plan, index + 1));
const benefitRecords = supplementaryBenefits.map(benefitRecord);

/** The plans on sale; the one that the caller's selected policy has cannot be taken again. Source: docs/domain/records.md#r9-12. */
export async function productsForCaller(
  { caller }: SignedInCall<Endpoints['products']>,
  { database }: Tools,
): Promise<Product[]> {
  const policy = await findSelectedPolicy(database, caller);
  return productRecords.map((plan) => ({ ...plan, isAvailable: plan.id !== policy?.Product.id }));
}

/** The supplementary benefits, and which of them the selected policy has already. Source: docs/domain/records.md#r9-13. */
export async function benefitsForCaller(
  { caller }: SignedInCall<Endpoints['supplementaryBenefits']>,
  { database }: Tools,
): Promise<SupplementaryBenefit[]> {
  const policy = await findSelectedPolicy(database, caller);
  const held = policy?.SupplementaryBenefits.filter(({ status }) => status !== 'REMOVED') ?? [];
  return benefitRecords.map((benefit) => ({ ...benefit, selected: held.some(({ id }) => id === benefit.id) }));
}
