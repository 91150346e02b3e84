import { expect, it } from 'vitest';
import { notificationTypes } from '../wire-codes';
import { reporterMessages } from './death-report-messages';
import { broughtByTheDay, keepsQuietHours } from './quiet-messages';

const isAboutClaim = (type: string) =>
  /^(CLAIM|PAYOUT|PARLOUR|CASH)_|^(COVER_(CONTINUES|ENDS)|LIFE_REPORTED|PREMIUMS_RESUME|REQUEST_ENDED_BY_MISTAKE|CHANGES_UNDONE|NO_MORE_COLLECTIONS)$/.test(
    type,
  );

it('every message about a claim keeps the quiet hours, and what tells reporters of a death', () => {
  const quiet = [...notificationTypes.filter(isAboutClaim), ...Object.keys(reporterMessages)];
  expect(quiet.filter((type) => !keepsQuietHours(type))).toEqual([]);
});

it('what a day brings wakes nobody minutes after midnight: reminders, premiums that are late, policies that end', () => {
  expect(broughtByTheDay.filter((type) => !keepsQuietHours(type))).toEqual([]);
  expect(broughtByTheDay).toContain('PREMIUM_UNPAID_NOTICE');
});

it('nobody waits for the morning to be asked whether they live, nor for what they have just done or must do at once', () => {
  const others = notificationTypes.filter((type) => !isAboutClaim(type) && !broughtByTheDay.includes(type));
  expect(others).toEqual(
    expect.arrayContaining(['ALIVE_CHECK', 'APPROVAL_REQUIRED', 'PREMIUM_FAILED', 'CELL_CHANGED']),
  );
  expect(others.filter(keepsQuietHours)).toEqual([]);
  expect(keepsQuietHours('LOGIN')).toBe(false);
});
