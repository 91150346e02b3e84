import { describe, expect, it } from 'vitest';
import { aChild, aCoveredFamily, aLife } from '../testing/a-covered-family';
import { today } from '../testing/said-of-cover';
import { coverRules } from './cover-rules';
import { coverOn, coverToday } from './policy-cover';

describe('another day than today', () => {
  const lapsed = aCoveredFamily({ Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15', Paid_To_Date: '2026-08-31' });
  const inGrace = aCoveredFamily({
    Policy_Status: 'IN_GRACE',
    Paid_To_Date: '2026-10-31',
    Grace_End_Date: '2026-12-15',
  });
  const cancelled = aCoveredFamily({ Policy_Status: 'CANCELLED', Cancellation_Date: '2026-08-31' });
  const paidUp = aCoveredFamily({ Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30' });
  it.each([
    { why: 'the last day before a lapse', policy: lapsed, on: '2026-10-14', status: 'ACTIVE', covered: 5 },
    { why: 'the day of the lapse', policy: lapsed, on: '2026-10-15', status: 'LAPSED', covered: 0 },
    { why: 'after the days to come back', policy: lapsed, on: '2027-01-14', status: 'CANCELLED', covered: 0 },
    { why: 'before anything was owed', policy: inGrace, on: '2026-11-15', status: 'ACTIVE', covered: 5 },
    { why: 'the last day of grace', policy: inGrace, on: '2026-12-15', status: 'IN_GRACE', covered: 5 },
    { why: 'the day after grace, if nothing is paid', policy: inGrace, on: '2026-12-16', status: 'LAPSED', covered: 0 },
    { why: 'the last day of a cancelled policy', policy: cancelled, on: '2026-08-31', status: 'ACTIVE', covered: 5 },
    { why: 'the day after it', policy: cancelled, on: '2026-09-01', status: 'CANCELLED', covered: 0 },
    { why: 'the last day without premiums', policy: paidUp, on: '2028-11-30', status: 'PAID_UP', covered: 5 },
    { why: 'the day after it', policy: paidUp, on: '2028-12-01', status: 'ACTIVE', covered: 5 },
    { why: 'before the policy began', policy: aCoveredFamily(), on: '2022-02-28', status: 'ACTIVE', covered: 0 },
  ])('$why', ({ policy, on, status, covered }) => {
    expect(coverOn(policy, { on, asOf: today })).toMatchObject({ date: on, status, covered });
  });

  it('a policy that was claimed covered people until the main member died', () => {
    const claimed = aCoveredFamily({
      Policy_Status: 'CLAIMED',
      MainMember: aLife('Thandi', { Life_Status: 'DECEASED', Cover_End_Date: '2026-09-10' }),
    });
    expect(coverOn(claimed, { on: '2026-09-09', asOf: today }).covered).toBe(5);
    expect(coverOn(claimed, { on: '2026-09-10', asOf: today }).covered).toBe(0);
  });
});

it('whose cover ended by age counts as long as they can be moved to other cover, who died does not count', () => {
  const twentyTwo = (born: string) => coverToday(aCoveredFamily({ Children: [aChild('Themba', born)] }), today);
  expect(twentyTwo('2004-09-23')).toMatchObject({ counted: 4, covered: 3 });
  expect(twentyTwo('2004-09-22')).toMatchObject({ counted: 3, covered: 3 });
  const died = aLife('Sipho', { Life_Status: 'DECEASED', Cover_End_Date: '2026-11-10' });
  expect(coverToday(aCoveredFamily({ Spouse: died }), today)).toMatchObject({ counted: 4, covered: 4 });
});

it('every rule names the page that says so', () => {
  for (const page of Object.values(coverRules)) expect(page).toMatch(/^docs\/domain\/[a-z]+\.md#r[\d-]+[a-z]*$/);
});
