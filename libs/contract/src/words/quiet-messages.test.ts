import { expect, it } from 'vitest';
import { notificationTypes } from '../wire-codes';
import { reporterMessages } from './death-report-messages';
import { keepsQuietHours } from './quiet-messages';

const isAboutClaim = (type: string) =>
  /^(CLAIM|PAYOUT|PARLOUR|CASH)_|^(COVER_(CONTINUES|ENDS)|LIFE_REPORTED|PREMIUMS_RESUME|REQUEST_ENDED_BY_MISTAKE|NO_MORE_COLLECTIONS)$/.test(
    type,
  );

it('every message about a claim keeps the quiet hours, and what tells reporters of a death', () => {
  const quiet = [...notificationTypes.filter(isAboutClaim), ...Object.keys(reporterMessages)];
  expect(quiet.filter((type) => !keepsQuietHours(type))).toEqual([]);
});

it('nobody waits for the morning to be asked whether they live, nor for anything else', () => {
  const others = notificationTypes.filter((type) => !isAboutClaim(type));
  expect(others).toContain('ALIVE_CHECK');
  expect(others.filter(keepsQuietHours)).toEqual([]);
  expect(keepsQuietHours('LOGIN')).toBe(false);
});
