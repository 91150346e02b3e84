import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRand, formatRandAndCents, formatRandOr, fromCents, parseRand, toCents } from './money';
import { manyRuns } from '../testing/runs';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

it.each([
  { rand: 1234.5, text: 'R 1 234,50' },
  { rand: 0, text: 'R 0' },
  { rand: -0.001, text: 'R 0' },
  { rand: 1_000_000, text: 'R 1 000 000' },
  { rand: -1234.5, text: '-R 1 234,50' },
  { rand: 0.07, text: 'R 0,07' },
])('$rand is written $text, with no-break spaces', ({ rand, text }) => {
  expect(formatRand(rand)).toBe(text.replaceAll(' ', '\u00a0'));
});

it('writes a whole amount with its cents only in a column that adds up', () => {
  expect(formatRand(50_000)).toBe('R\u00a050\u00a0000');
  expect(formatRandAndCents(50_000)).toBe('R\u00a050\u00a0000,00');
});

it.each([
  { typed: 'R 1 234,50', gives: 1234.5 },
  { typed: '1234.5', gives: 1234.5 },
  { typed: 'r100', gives: 100 },
  { typed: ' 10 ', gives: 10 },
  { typed: '0,005', gives: null },
  { typed: '1,234.50', gives: null },
  { typed: '1e3', gives: null },
  { typed: 'R', gives: null },
  { typed: '', gives: null },
])('reads "$typed" as $gives', ({ typed, gives }) => {
  expect(parseRand(typed)).toBe(gives);
});

it('says in words that there is nothing, to the cent', () => {
  expect(formatRandOr(0, 'Nothing to pay')).toBe('Nothing to pay');
  expect(formatRandOr(-0.001, 'Nothing to pay')).toBe('Nothing to pay');
  expect(formatRandOr(0.01, 'Nothing to pay')).toBe('R\u00a00,01');
});

it('keeps every cent from the database to the screen and back', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const rand = fromCents(amount);
      expect(toCents(rand)).toBe(amount);
      expect(parseRand(formatRand(rand))).toBe(rand);
      expect(parseRand(formatRandAndCents(rand))).toBe(rand);
    }),
    manyRuns,
  );
});

it('writes what the en-ZA locale writes', () => {
  const locale = new Intl.NumberFormat('en-ZA', { style: 'currency', currency: 'ZAR' });
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatRandAndCents(amount / 100)).toBe(locale.format(amount / 100));
    }),
  );
});
