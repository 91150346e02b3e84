import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atSize } from '../../testing/size';
import { type MovedCents, provePayouts } from './payout-proof';

const one = { payoutId: 'one', cents: 15_000_00 };
const other = { payoutId: 'other', cents: 1_000_00 };
const back = ({ payoutId, cents }: MovedCents) => ({ payoutId, cents: -cents });

it.each([
  ['nothing on either side', [], [], []],
  ['the same in another order', [one, other], [other, one], []],
  ['paid and sent back on one day', [one, back(one)], [back(one), one], []],
  ['paid and sent back, of which the bank lists nothing', [one, back(one)], [], []],
  ['one that the bank does not list', [one, other], [one], ['other']],
  ['one that only the bank lists', [one], [one, other], ['other']],
  ['one that came back, and our books do not say so', [one], [one, back(one)], ['one']],
  ['another amount', [one], [{ ...one, cents: 14_999_99 }], ['one']],
  ['paid twice by the bank', [one], [one, one], ['one']],
  [
    'two for each other: the sums are the same, and it is seen all the same',
    [{ ...one, cents: 5 }],
    [{ ...other, cents: 5 }],
    ['one', 'other'],
  ],
])('%s', (_, ours, banks, differing) => {
  expect(provePayouts(ours, banks).differing.map(({ payoutId }) => payoutId)).toEqual(differing);
});

it('says both sums, in cents', () => {
  expect(provePayouts([one, back(other)], [one])).toEqual({
    ourCents: 14_000_00,
    bankCents: 15_000_00,
    differing: [{ payoutId: 'other', ourCents: -1_000_00, bankCents: 0 }],
  });
});

it('the differences add up to the difference of the sums, whatever stands on the two sides', () => {
  const moved = fc.array(
    fc.record({ payoutId: fc.constantFrom('a', 'b', 'c'), cents: fc.integer({ min: -9, max: 9 }) }),
  );
  fc.assert(
    fc.property(moved, moved, (ours, banks) => {
      const { ourCents, bankCents, differing } = provePayouts(ours, banks);
      const apart = differing.reduce((sum, row) => sum + row.ourCents - row.bankCents, 0);
      expect(apart).toBe(ourCents - bankCents);
    }),
    { numRuns: atSize({ test: 300, prove: 3_000 }) },
  );
});
