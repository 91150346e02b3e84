import catalogue from '../data/catalogue.json' with { type: 'json' };
import { type AccountNumbers } from './banking/account-number';
import { type CappedBenefit } from './plan/benefit-cap';
import { type CoverField } from './plan/cover-breakdown';
import { type ProductCategoryCode } from './plan/plan-category';
import { type PlainDate } from './base/plain-date';
import { type ExtendedRateBand, type PremiumBand, type SupplementaryPrice } from './premium/premium';

interface ProductBasics extends Record<CoverField, number> {
  id: string;
  productCode: string;
  Product_Name: string;
  category: ProductCategoryCode;
  premiums: readonly PremiumBand[];
}

/** A product on sale. Amounts in rand, premiums by age of the main member at inception. */
export interface CatalogueProduct extends ProductBasics {
  isLegacy: false;
  minEntryAge: number;
  maxEntryAge: number;
  description: string;
}

/** A product closed to new policies on `closedDate`. */
export interface CatalogueLegacyProduct extends ProductBasics {
  isLegacy: true;
  closedDate: PlainDate;
}

export type CatalogueBenefit = CappedBenefit &
  SupplementaryPrice & {
    id: string;
    name: string;
    description: string;
    waitingPeriodMonths: number;
    isAvailableOnLegacy: boolean;
    sortOrder: number;
  };

/** A bank with its universal branch code and the lengths of its account numbers. */
interface CatalogueBank extends AccountNumbers {
  /** Text: a leading zero counts. */
  Branch_Code: string;
}

interface Catalogue {
  products: readonly CatalogueProduct[];
  legacyProducts: readonly CatalogueLegacyProduct[];
  extendedRates: readonly ExtendedRateBand[];
  supplementaryBenefits: readonly CatalogueBenefit[];
  banks: readonly CatalogueBank[];
}

/** Seed data of the service, and the portal's fallback. Source: docs/domain/banking.md#r3-1 and docs/domain/plans.md. */
export const { products, legacyProducts, extendedRates, supplementaryBenefits, banks } = catalogue as Catalogue;
