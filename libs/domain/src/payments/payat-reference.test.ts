import { expect, it } from 'vitest';
import { formatPayatReference, payatReference, policyNumberOfReference } from './payat-reference';

it.each([
  ['7000010012', '1999997000010012'],
  ['7000010038', '1999997000010038'],
])('%s is paid with %s', (policyNumber, reference) => {
  expect(payatReference(policyNumber)).toBe(reference);
});

it('is read in groups of four', () => {
  expect(formatPayatReference('1999997000010012')).toBe('1999 9970 0001 0012');
});

it.each([
  ['1999997000010012', '7000010012'],
  ['1999987000010012', null],
  ['199999', null],
  ['', null],
  ['19999970000100121234567890', null],
])('%s names the policy %s', (reference, policyNumber) => {
  expect(policyNumberOfReference(reference)).toBe(policyNumber);
});
