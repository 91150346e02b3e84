import { expect, it } from 'vitest';
import { banks, extendedRates, legacyProducts, products, supplementaryBenefits } from './catalogue';
import { extendedCoverAmounts, extendedCoverLimit } from './lives/extended-cover';

it('holds what is sold', () => {
  expect([products, legacyProducts, extendedRates, supplementaryBenefits, banks].map(({ length }) => length)).toEqual([
    15, 3, 5, 9, 18,
  ]);
});

it('tells every record apart', () => {
  const ids = [...products, ...legacyProducts, ...supplementaryBenefits].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([...products, ...legacyProducts])('$Product_Name has a premium for every age and no two', ({ premiums }) => {
  const ages = premiums.flatMap(({ minAge, maxAge }) =>
    Array.from({ length: maxAge - minAge + 1 }, (_, i) => minAge + i),
  );
  expect(ages).toEqual(Array.from({ length: ages.length }, (_, i) => 18 + i));
  expect(ages.at(-1)).toBeGreaterThanOrEqual(75);
});

it('has a rate for every cover allowed from 18, up to the oldest', () => {
  for (const { minAge, rates } of extendedRates) {
    const sold = extendedCoverAmounts.filter((amount) => rates[String(amount)] !== undefined);
    expect(sold).toEqual(extendedCoverAmounts.filter((amount) => amount <= extendedCoverLimit(Math.max(minAge, 14))));
  }
});

it.each(banks)('$Bank_Name has a branch code of six digits and possible lengths', (bank) => {
  expect(bank.Branch_Code).toMatch(/^\d{6}$/);
  expect(bank.minLength).toBeLessThanOrEqual(bank.maxLength);
});
