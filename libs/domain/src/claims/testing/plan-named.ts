import { legacyProducts, products } from '../../catalogue';

/** A plan of the catalogue, on sale or closed. */
export function planNamed(name: string) {
  const plan = [...products, ...legacyProducts].find(({ Product_Name }) => Product_Name === name);
  if (plan === undefined) throw new Error(`The catalogue has no ${name}`);
  return plan;
}
