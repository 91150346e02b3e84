import { type Product, type SupplementaryBenefit } from '@portal/contract';
import { coverBreakdown, entryAges, formatCover, formatDate } from '@portal/domain';
import { type CatalogueBenefit, type CatalogueLegacyProduct, type CatalogueProduct } from '@portal/domain/catalogue';

/** A plan of the catalogue as a record. Its features are its amounts, line by line. Source: docs/domain/records.md#r9-12. */
export function productRecord(plan: CatalogueProduct | CatalogueLegacyProduct, sortOrder: number): Product {
  const { premiums, ...fields } = plan;
  return {
    minEntryAge: Math.min(...premiums.map(({ minAge }) => minAge)),
    maxEntryAge: entryAges.mainMember.oldest,
    description: '',
    ...fields,
    ...(plan.isLegacy && { description: `Closed to new policies on ${formatDate(plan.closedDate)}.` }),
    premiums: premiums.map((band) => ({ ...band })),
    features: coverBreakdown(plan).map(({ label, amount }) => `${label}: ${formatCover(amount)}`),
    closedDate: plan.isLegacy ? plan.closedDate : null,
    isAvailable: !plan.isLegacy,
    sortOrder,
  };
}

/** A supplementary benefit as a record. Source: docs/domain/records.md#r9-13. */
export function benefitRecord(benefit: CatalogueBenefit): SupplementaryBenefit {
  const isFixed = benefit.pricingType === 'FIXED';
  return {
    id: benefit.id,
    code: benefit.id.replace(/^sup-/, '').replaceAll('-', '_').toUpperCase(),
    name: benefit.name,
    description: benefit.description,
    pricingType: benefit.pricingType,
    price: isFixed ? benefit.price : null,
    percent: isFixed ? null : benefit.percent,
    minPrice: isFixed ? null : benefit.minPrice,
    benefitAmount: benefit.benefitAmount,
    coveredLives: benefit.coveredLives,
    waitingPeriodMonths: benefit.waitingPeriodMonths,
    isActive: true,
    isAvailableOnLegacy: benefit.isAvailableOnLegacy,
    selected: false,
    sortOrder: benefit.sortOrder,
  };
}
