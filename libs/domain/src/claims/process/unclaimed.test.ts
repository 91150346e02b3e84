import { expect, it } from 'vitest';
import { addDays } from '../../base/plain-date';
import { payoutStatuses } from '../../code-lists/claims';
import { isTraceDue, isUnclaimed } from './unclaimed';

const payOn = '2026-11-20';
const waiting = { status: 'WAITING_FOR_ACCOUNT', payOn, waitsForUs: false } as const;

it.each([
  [0, false],
  [180, false],
  [181, true],
  [3_000, true],
])('%i days after it was to be paid, a payment that waits for an account is unclaimed: %s', (days, unclaimed) => {
  expect(isUnclaimed(waiting, addDays(payOn, days))).toBe(unclaimed);
});

it('a payment that waits for somebody of ours is not unclaimed', () => {
  expect(isUnclaimed({ ...waiting, waitsForUs: true }, addDays(payOn, 400))).toBe(false);
});

it.each(payoutStatuses.map(({ code }) => code).filter((code) => code !== 'WAITING_FOR_ACCOUNT'))(
  'a payment that is %s is not unclaimed',
  (status) => {
    expect(isUnclaimed({ ...waiting, status }, addDays(payOn, 400))).toBe(false);
  },
);

it.each([
  [null, '2027-06-01', true],
  ['2027-06-01', '2027-06-01', false],
  ['2027-06-01', '2028-05-31', false],
  ['2027-06-01', '2028-06-01', true],
  ['2028-02-29', '2029-02-28', true],
])('whoever is paid was looked for on %s: on %s it is due: %s', (tracedOn, today, due) => {
  expect(isTraceDue(tracedOn, today)).toBe(due);
});
