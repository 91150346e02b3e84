import fc from 'fast-check';
import { expect, it } from 'vitest';
import { luhnCheckDigit, luhnValid } from './luhn';

it('passes a known number and refuses its neighbour', () => {
  expect(luhnValid('79927398713')).toBe(true);
  expect(luhnValid('79927398714')).toBe(false);
});

it('refuses what is not digits', () => {
  expect(luhnValid('')).toBe(false);
  expect(luhnValid('7992739871a')).toBe(false);
});

it('accepts exactly one check digit behind any digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), (digits) => {
      const passing = [...'0123456789'].filter((digit) => luhnValid(digits + digit));
      expect(passing).toEqual([luhnCheckDigit(digits)]);
    }),
  );
});
