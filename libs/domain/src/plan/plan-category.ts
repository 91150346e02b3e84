export type PlanCategory = 'single-parent' | 'family' | 'single-member';
export type ProductCategoryCode = 'SINGLE_PARENT' | 'FAMILY' | 'SINGLE_MEMBER';

const codes: Record<PlanCategory, ProductCategoryCode> = {
  'single-parent': 'SINGLE_PARENT',
  family: 'FAMILY',
  'single-member': 'SINGLE_MEMBER',
};

/** Who a plan is for, read from its `Product_Name`, whatever its capitals. Source: docs/specification.md#s3. */
export const planCategory = (productName: string): PlanCategory => {
  const name = productName.toLowerCase();
  if (name.includes('single parent')) return 'single-parent';
  if (name.includes('family')) return 'family';
  return 'single-member';
};

/** The category of a `Product_Name` as records spell it. */
export const productCategoryCode = (productName: string): ProductCategoryCode => codes[planCategory(productName)];
