import { expect, it } from 'vitest';
import { agesCountOn, inceptionAfter, isNotTakenUp } from './application-dates';

it.each([
  ['2026-11-20', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2026-12-01', '2027-01-01'],
])('applied on %s, the policy begins on %s', (applied, inception) => {
  expect(inceptionAfter(applied)).toBe(inception);
});

it('ages count on the day for which it was applied for, whenever it began', () => {
  expect(agesCountOn({ Inception_Date: '2026-12-01' })).toBe('2026-12-01');
  expect(agesCountOn({ Inception_Date: '2027-01-01', Priced_On: '2026-12-01' })).toBe('2026-12-01');
});

it('is not taken up from the 61st day without a first premium', () => {
  expect(isNotTakenUp('2026-11-20', '2027-01-19')).toBe(false);
  expect(isNotTakenUp('2026-11-20', '2027-01-20')).toBe(true);
});
