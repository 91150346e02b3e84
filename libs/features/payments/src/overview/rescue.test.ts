import { describe, expect, it } from 'vitest';
import { aPaidStatus, aPolicy, today } from '../testing/records';
import { daysLeftInWords, rescueOf } from './rescue';

const owing = { Arrears_Amount: 236, Amount_Due: 472, Premiums_Outstanding: 1 };
const grace = aPaidStatus({ Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-08', ...owing });
const lapsed = aPaidStatus({ Policy_Status: 'LAPSED', Can_Reinstate: true, ...owing });
const until = aPolicy({ Reinstatement_End_Date: '2027-01-28' });

describe('a missed premium', () => {
  it('in grace is made good by what is overdue until the last day of cover', () => {
    expect(rescueOf(aPolicy(), grace, today)).toEqual({
      kind: 'grace',
      amount: 236,
      deadline: '2026-12-08',
      daysLeft: 18,
      premiums: 1,
    });
    expect(rescueOf(aPolicy(), grace, '2026-12-08')).toMatchObject({ daysLeft: 0 });
  });

  it('that lapsed the policy is made good until the ninetieth day', () => {
    expect(rescueOf(until, lapsed, today)).toMatchObject({ kind: 'lapsed', deadline: '2027-01-28', daysLeft: 69 });
  });

  it.each([
    { why: 'nothing is owed', policy: aPolicy(), paid: aPaidStatus({ Policy_Status: 'IN_GRACE' }) },
    { why: 'the policy is active', policy: aPolicy(), paid: aPaidStatus(owing) },
    { why: 'the 90 days are over', policy: until, paid: { ...lapsed, Can_Reinstate: false } },
    { why: 'nobody knows the last day', policy: aPolicy(), paid: lapsed },
    { why: 'grace has ended', policy: aPolicy(), paid: { ...grace, Grace_End_Date: '2026-11-19' } },
  ])('is nothing to be made good when $why', ({ policy, paid }) => {
    expect(rescueOf(policy, paid, today)).toBeNull();
  });

  it.each([
    [-1, 'Today is the last day'],
    [0, 'Today is the last day'],
    [1, '1 day left'],
    [12, '12 days left'],
  ])('%i days are "%s"', (days, words) => {
    expect(daysLeftInWords(days)).toBe(words);
  });
});
