import { expect, it } from 'vitest';
import { legacyProducts, products } from '../catalogue';
import { limits, minorLimit } from './limits';

it.each([
  { age: -1, limit: 20_000 },
  { age: 5, limit: 20_000 },
  { age: 6, limit: 50_000 },
  { age: 13, limit: 50_000 },
  { age: 14, limit: 100_000 },
  { age: 80, limit: 100_000 },
])('a life of $age may be covered for R$limit', ({ age, limit }) => {
  expect(minorLimit(age)).toBe(limit);
});

it('gives the time the law asks for', () => {
  expect(limits.GRACE_DAYS).toBeGreaterThanOrEqual(15);
  expect(limits.UNPAID_NOTICE_DAYS).toBeLessThanOrEqual(limits.UNPAID_NOTICE_CEILING_DAYS);
  expect(limits.UNPAID_NOTICE_CEILING_DAYS).toBeLessThanOrEqual(15);
  expect(limits.WAITING_MONTHS_NATURAL).toBeLessThanOrEqual(6);
});

it.each([...products, ...legacyProducts])('$Product_Name stays inside the limits', (product) => {
  expect(Math.max(product.cover1To5, product.cover0To11, product.coverStillborn)).toBeLessThanOrEqual(minorLimit(0));
  expect(product.cover6To13).toBeLessThanOrEqual(minorLimit(6));
  expect(Math.max(product.levelOfCover, product.spouseCover, product.cover14To21)).toBeLessThanOrEqual(minorLimit(18));
});
