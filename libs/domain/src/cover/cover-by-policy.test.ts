import { describe, expect, it } from 'vitest';
import { aLife } from '../testing/a-covered-family';
import { none, said } from '../testing/said-of-cover';
import { type PolicyWithLives } from './cover-facts';

describe('a policy decides for everybody on it (docs/domain/policy.md#r4-3, #r4-4)', () => {
  const lapsed = { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15', Paid_To_Date: '2026-08-31' } as const;
  it.each<{ why: string; given: Partial<PolicyWithLives>; state: string; rule: string; says: string; tone: string }>([
    {
      why: 'in grace',
      given: { Policy_Status: 'IN_GRACE', Arrears_Amount: 288, Grace_End_Date: '2026-12-14' },
      state: 'full',
      rule: 'any-cause',
      says: 'Covered for any cause. Covered until 14 December. Pay R 288 to keep it',
      tone: 'amber',
    },
    {
      why: 'in grace that is over, while a payment is on its way',
      given: { Policy_Status: 'IN_GRACE', Arrears_Amount: 576, Grace_End_Date: '2026-11-14' },
      state: 'full',
      rule: 'any-cause',
      says: 'Covered for any cause. Covered for now. Pay R 576 to keep it',
      tone: 'amber',
    },
    {
      why: 'lapsed',
      given: lapsed,
      state: 'ended',
      rule: 'lapse',
      says: 'Not covered since 15 October. Pay by 13 January to bring it back',
      tone: 'red',
    },
    {
      why: 'lapsed on a day that nobody recorded',
      given: { Policy_Status: 'LAPSED' },
      state: 'ended',
      rule: 'lapse',
      says: 'Not covered',
      tone: 'red',
    },
    {
      why: 'cancelled after a lapse',
      given: { ...lapsed, Policy_Status: 'CANCELLED', Lapse_Date: '2026-05-15', Cancellation_Date: '2026-08-14' },
      state: 'ended',
      rule: 'cancelled',
      says: 'Cover ended on 14 May 2026. The policy was cancelled',
      tone: 'grey',
    },
    {
      why: 'cancelled at the end of a paid month',
      given: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-08-31', Paid_To_Date: '2026-08-31' },
      state: 'ended',
      rule: 'cancelled',
      says: 'Cover ended on 31 August 2026. The policy was cancelled',
      tone: 'grey',
    },
    {
      why: 'cancelled before it began',
      given: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-08-31', Paid_To_Date: null },
      state: 'ended',
      rule: 'never-began',
      says: 'Not covered. The policy never began',
      tone: 'grey',
    },
    {
      why: 'not taken up',
      given: { Policy_Status: 'NOT_TAKEN_UP', Paid_To_Date: null },
      state: 'ended',
      rule: 'not-taken-up',
      says: 'Not covered. No first premium came, so the policy never began',
      tone: 'grey',
    },
    {
      why: 'claimed',
      given: { Policy_Status: 'CLAIMED' },
      state: 'ended',
      rule: 'claimed',
      says: 'Not covered. The claim was paid and the policy has ended',
      tone: 'grey',
    },
    {
      why: 'paid up',
      given: { Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30' },
      state: 'full',
      rule: 'any-cause',
      says: 'Covered for any cause. Covered without premiums until 30 November 2028',
      tone: 'green',
    },
    {
      why: 'paid up until nobody knows when',
      given: { Policy_Status: 'PAID_UP' },
      state: 'full',
      rule: 'any-cause',
      says: 'Covered for any cause. Covered without premiums',
      tone: 'green',
    },
    {
      why: 'waiting for its first premium',
      given: { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01', Premium_Credit: 88 },
      state: 'not-yet',
      rule: 'first-premium',
      says: 'Cover starts on 1 December 2026 once the first premium of R 200 is paid',
      tone: 'amber',
    },
    {
      why: 'waiting for a first premium that was due in an earlier month',
      given: { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-10-01' },
      state: 'not-yet',
      rule: 'first-premium',
      says: 'Cover starts on 1 November 2026 once the first premium of R 288 is paid',
      tone: 'amber',
    },
  ])('$why: $says', ({ given, state, rule, says, tone }) => {
    const answer = said(given, 'thandi');
    expect(answer).toMatchObject({ state, rule, says, tone });
    if (state !== 'full') expect(answer.amounts).toEqual(none);
  });

  it('who left before the policy lapsed is not told to bring it back', () => {
    const gone = { ...lapsed, Spouse: aLife('Sipho', { Cover_End_Date: '2026-09-01' }) };
    expect(said(gone, 'sipho').says).toBe('Cover ended on 1 September 2026');
  });
});
