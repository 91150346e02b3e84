import { formatRand, fromCents } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney } from './read-money';

const cents = fc.integer({ min: 0, max: 99_999_999_999 });

describe('an amount', () => {
  it.each([
    ['R1 500,50', 1500.5],
    ['1500.50', 1500.5],
    ['1,500.50', 1500.5],
    ['1.500,5', 1500.5],
    ['R 1,234,567.89', 1234567.89],
    ['r20', 20],
    ['0', 0],
  ])('%j is %d rand', (typed, rand) => {
    expect(readMoney(typed)).toBe(rand);
  });

  it.each(['', 'abc', '1,500', '1.500', '1,50,0.20', '12.345', '1,500,50.1', 'R', '1e3', '--5'])(
    '%j is none',
    (typed) => {
      expect(readMoney(typed)).toBeNull();
    },
  );

  it('reads every amount as it is written here, and as a calculator or a spreadsheet writes it', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const rand = fromCents(amount);
        const english = rand.toLocaleString('en-US', { minimumFractionDigits: 2 });
        for (const written of [
          formatRand(rand),
          rand.toFixed(2),
          rand.toFixed(2).replace('.', ','),
          english,
          ` ${english} `,
        ]) {
          expect(readMoney(written)).toBe(rand);
        }
      }),
    );
  });

  it('is never more than was typed, and never a fraction of a cent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[R\d., -]{0,14}$/), (typed) => {
        const rand = readMoney(typed);
        if (rand === null) return;
        expect(Math.abs(Math.round(rand * 100) - rand * 100)).toBeLessThan(0.001);
        expect(rand * 100).toBeLessThanOrEqual(Number(typed.replace(/\D/g, '')) * 100);
      }),
    );
  });
});
