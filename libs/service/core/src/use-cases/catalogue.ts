import { legacyProducts, products, supplementaryBenefits } from '@portal/domain/catalogue';
import { benefitRecord, productRecord } from '@portal/service-store';

/** What is sold, the same for everybody: made once. */
export const productRecords = products.map((plan, index) => productRecord(plan, index + 1));
export const legacyProductRecords = legacyProducts.map((plan, index) => productRecord(plan, index + 1));
export const benefitRecords = supplementaryBenefits.map(benefitRecord);
