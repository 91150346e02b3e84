import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitCents } from './split-cents';

it.each([
  { why: 'it divides', whole: 3_000_000, shares: [60, 40], gives: [1_800_000, 1_200_000] },
  { why: 'a cent is left: the largest share has it', whole: 100, shares: [33, 34, 33], gives: [33, 34, 33] },
  { why: 'of equal shares the first has it', whole: 100, shares: [1, 1, 1], gives: [34, 33, 33] },
  { why: 'two cents are left: one each', whole: 101, shares: [1, 1, 1], gives: [34, 34, 33] },
  { why: 'the shares do not come to 100', whole: 2_983_400, shares: [34, 33], gives: [1_513_965, 1_469_435] },
  { why: 'there is less than a cent each', whole: 1, shares: [10, 90], gives: [0, 1] },
  { why: 'there is nothing', whole: 0, shares: [50, 50], gives: [0, 0] },
])('where $why: $gives', ({ whole, shares, gives }) => {
  expect(splitCents(whole, shares)).toEqual(gives);
});

it('refuses shares that come to nothing', () => {
  expect(() => splitCents(100, [0, 0])).toThrow('Nobody has a share');
});

it('leaves no cent over, and gives nobody a whole cent more or less than the share', () => {
  const share = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(share, { minLength: 1, maxLength: 5 }),
      (whole, shares) => {
        const parts = splitCents(whole, shares);
        const all = shares.reduce((sum, one) => sum + one, 0);
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(whole);
        parts.forEach((part, place) =>
          expect(Math.abs(part - (whole * (shares[place] ?? 0)) / all)).toBeLessThanOrEqual(1),
        );
      },
    ),
    { numRuns: 1000 },
  );
});
