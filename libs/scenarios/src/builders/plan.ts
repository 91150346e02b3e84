import { type CatalogueBenefit, legacyProducts, products, supplementaryBenefits } from '@portal/domain/catalogue';

const plans = [...products, ...legacyProducts];

/** A plan of the catalogue, sold or closed. Throws for an unknown id. */
export function planOf(id: string): (typeof plans)[number] {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id} in the catalogue`);
  return plan;
}

/** A supplementary benefit of the catalogue. Throws for an unknown id. */
export function benefitOf(id: string): CatalogueBenefit {
  const benefit = supplementaryBenefits.find((one) => one.id === id);
  if (!benefit) throw new Error(`There is no supplementary benefit ${id} in the catalogue`);
  return benefit;
}
