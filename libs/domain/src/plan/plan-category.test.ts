import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legacyProducts, products } from '../catalogue';
import { planCategory, productCategoryCode } from './plan-category';
import { manyRuns } from '../testing/runs';

it.each([
  { name: 'Silver Family Plan', category: 'family' },
  { name: 'SILVER FAMILY PLAN', category: 'family' },
  { name: 'Gold Single Parent Plan', category: 'single-parent' },
  { name: 'Single Parent Family Plan', category: 'single-parent' },
  { name: 'Bronze Single Member Plan', category: 'single-member' },
  { name: 'Single  Parent Plan', category: 'single-member' },
  { name: 'Golden Years Plan 2009', category: 'single-member' },
  { name: '', category: 'single-member' },
])('"$name" is $category', ({ name, category }) => {
  expect(planCategory(name)).toBe(category);
});

it.each([...products, ...legacyProducts])('$Product_Name is $category', ({ Product_Name, category }) => {
  expect(productCategoryCode(Product_Name)).toBe(category);
});

it('goes by the words in the name, whatever their capitals and what is around them', () => {
  const capitals = fc.infiniteStream(fc.boolean());
  const word = fc.constantFrom('single parent', 'family', 'single member', 'parent', '');
  fc.assert(
    fc.property(fc.string(), word, fc.string(), capitals, (before, inside, after, isCapital) => {
      const name = [...before.toLowerCase(), ...inside, ...after.toLowerCase()]
        .map((letter) => (isCapital.next().value ? letter.toUpperCase() : letter))
        .join('');
      const plain = name.toLowerCase();
      const expected = /single parent/.test(plain)
        ? 'single-parent'
        : /family/.test(plain)
          ? 'family'
          : 'single-member';
      expect(planCategory(name)).toBe(expected);
      expect(planCategory(plain)).toBe(expected);
    }),
    manyRuns,
  );
});
