import fc from 'fast-check';
import { expect, it } from 'vitest';
import { luhnValid } from '../base/luhn';
import { checkPolicyNumber, policyNumberFor } from './policy-number';
import { fail, ok } from '../base/result';

it.each([
  { prefix: '7', sequence: 1001, number: '7000010012' },
  { prefix: '7', sequence: 1002, number: '7000010020' },
  { prefix: '7', sequence: 1003, number: '7000010038' },
  { prefix: '7', sequence: 45_678, number: '7000456785' },
  { prefix: '6', sequence: 5001, number: '6000050010' },
] as const)('sequence $sequence of $prefix is $number', ({ prefix, sequence, number }) => {
  expect(policyNumberFor(prefix, sequence)).toBe(number);
});

it.each([-1, 1.5, 100_000_000])('has no number for %d', (sequence) => {
  expect(() => policyNumberFor('7', sequence)).toThrow(RangeError);
});

it('gives ten Luhn-correct digits for every sequence, and sign-in takes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (sequence) => {
      const number = policyNumberFor('7', sequence);
      expect(number).toHaveLength(10);
      expect(luhnValid(number)).toBe(true);
      expect(checkPolicyNumber(number)).toEqual(ok(number));
    }),
  );
});

it.each([
  { typed: ' abc123 ', gives: ok('ABC123') },
  { typed: 'A'.repeat(15), gives: ok('A'.repeat(15)) },
  { typed: 'A'.repeat(16), gives: fail('Policy number must be 6 to 15 letters and numbers') },
  { typed: 'abc12', gives: fail('Policy number must be 6 to 15 letters and numbers') },
  { typed: '7000-010012', gives: fail('Policy number must be 6 to 15 letters and numbers') },
  { typed: '  ', gives: fail('Enter the policy number') },
])('typed "$typed"', ({ typed, gives }) => {
  expect(checkPolicyNumber(typed)).toEqual(gives);
});
