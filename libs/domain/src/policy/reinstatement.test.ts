import { describe, expect, it } from 'vitest';
import { policyStatuses } from '../code-lists/statuses';
import { canBeReinstated, checkTakesPayments, type Lapsable, reinstatementUntil } from './reinstatement';

const today = '2026-11-20';
const lapsed = (more: Partial<Lapsable> = {}): Lapsable => ({
  Policy_Status: 'LAPSED',
  Lapse_Date: null,
  Grace_End_Date: null,
  Reinstatement_End_Date: null,
  ...more,
});

describe('a lapsed policy', () => {
  it.each([
    { why: 'lapsed 90 days ago', policy: lapsed({ Lapse_Date: '2026-08-22' }), until: today, takes: true },
    { why: 'lapsed 91 days ago', policy: lapsed({ Lapse_Date: '2026-08-21' }), until: '2026-11-19', takes: false },
    {
      why: 'has a recorded last day',
      policy: lapsed({ Lapse_Date: '2026-08-21', Reinstatement_End_Date: '2026-12-01' }),
      until: '2026-12-01',
      takes: true,
    },
    { why: 'lapsed the day after grace', policy: lapsed({ Grace_End_Date: '2026-08-21' }), until: today, takes: true },
    { why: 'lapsed on no known day', policy: lapsed(), until: null, takes: false },
  ])('that $why may be reinstated until $until', ({ policy, until, takes }) => {
    expect(reinstatementUntil(policy)).toBe(until);
    expect(canBeReinstated(policy, today)).toBe(takes);
    expect(checkTakesPayments(policy, today).success).toBe(takes);
  });
});

const others = policyStatuses.map(({ code }) => code).filter((code) => code !== 'LAPSED');

describe('any other policy', () => {
  it.each(others)('that is %s is not reinstated', (Policy_Status) => {
    const policy = lapsed({ Policy_Status, Lapse_Date: '2026-11-01' });
    expect(reinstatementUntil(policy)).toBeNull();
    expect(canBeReinstated(policy, today)).toBe(false);
  });

  it('takes payments while it runs or waits for its first', () => {
    const takes = others.filter((Policy_Status) => checkTakesPayments(lapsed({ Policy_Status }), today).success);
    expect(takes.sort()).toEqual(['ACTIVE', 'IN_GRACE', 'PENDING']);
  });
});
