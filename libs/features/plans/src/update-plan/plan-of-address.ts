import { type Product } from '@portal/contract';

/** The plan that an address names, by its id or by its code: `prd-fa-020`, `FA020`, whatever the capitals. */
export function planOfAddress<Plan extends Pick<Product, 'id' | 'productCode'>>(
  name: string,
  plans: readonly Plan[],
): Plan | null {
  const wanted = name.toLowerCase();
  return plans.find(({ id, productCode }) => [id, productCode].some((one) => one.toLowerCase() === wanted)) ?? null;
}
