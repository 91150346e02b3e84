import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legacyProducts, products } from '../catalogue';
import { coverBreakdown, coverLabel, type CoverField } from './cover-breakdown';
import { manyRuns } from '../testing/runs';

const named = (name: string) => {
  const product = [...products, ...legacyProducts].find(({ Product_Name }) => Product_Name === name);
  if (product === undefined) throw new Error(`No product ${name}`);
  return product;
};

it('shows every amount of a family plan in the order of the screen', () => {
  expect(coverBreakdown(named('Heritage Family Plan 2012'))).toEqual([
    { field: 'levelOfCover', label: 'Main member', amount: 15_000 },
    { field: 'spouseCover', label: 'Spouse', amount: 15_000 },
    { field: 'cover1To5', label: 'Children 0-5', amount: 3750 },
    { field: 'cover6To13', label: 'Children 6-17', amount: 7500 },
    { field: 'cover0To11', label: 'Children 0-11', amount: 1875 },
    { field: 'cover14To21', label: 'Children 18-21', amount: 15_000 },
    { field: 'coverStillborn', label: 'Stillborn', amount: 1875 },
  ]);
});

it('leaves out what is zero', () => {
  expect(coverBreakdown(named('Silver Family Plan')).map(({ field }) => field)).not.toContain('cover0To11');
});

it.each(['Silver Single Parent Plan', 'Silver Single Member Plan'])('shows the main member only for a %s', (name) => {
  expect(coverBreakdown(named(name))).toEqual([{ field: 'levelOfCover', label: 'Main member', amount: 20_000 }]);
});

it('makes numbers of amounts that came as text', () => {
  expect(coverBreakdown({ Product_Name: 'Family', levelOfCover: '20000', spouseCover: '', cover1To5: null })).toEqual([
    { field: 'levelOfCover', label: 'Main member', amount: 20_000 },
  ]);
});

it('for every product: only real amounts, each once, family lines only for families', () => {
  const fields: CoverField[] = [
    'levelOfCover',
    'spouseCover',
    'cover1To5',
    'cover6To13',
    'cover0To11',
    'cover14To21',
    'coverStillborn',
  ];
  const amount = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(0, '', '0', '2500', null, 'none'));
  const product = fc.record({
    Product_Name: fc.constantFrom('Gold Family Plan', 'gold FAMILY', 'Single Parent Family', 'Single Member', ''),
    amounts: fc.tuple(amount, amount, amount, amount, amount, amount, amount),
  });
  fc.assert(
    fc.property(product, ({ Product_Name, amounts }) => {
      const isFamily = Product_Name.toLowerCase() === 'gold family' || Product_Name === 'Gold Family Plan';
      const lines = coverBreakdown({
        Product_Name,
        ...Object.fromEntries(fields.map((field, i) => [field, amounts[i]])),
      });
      const expected = fields.filter((field, i) => Number(amounts[i]) > 0 && (isFamily || field === 'levelOfCover'));
      expect(lines.map(({ field }) => field)).toEqual(expected);
      for (const line of lines) {
        expect(line.amount).toBe(Number(amounts[fields.indexOf(line.field)]));
        expect(line.label).toBe(coverLabel(line.field));
      }
    }),
    manyRuns,
  );
});
