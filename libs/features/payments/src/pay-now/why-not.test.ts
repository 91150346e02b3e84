import { describe, expect, it } from 'vitest';
import { aPaidStatus } from '../testing/records';
import { whyNotPay } from './why-not';

describe('paying online', () => {
  it.each([
    { why: 'is possible while a premium may be paid', paid: {}, says: null },
    {
      why: 'is too late 90 days after a lapse',
      paid: { Policy_Status: 'LAPSED', Can_Pay_Now: false },
      says: /more than 90 days ago/,
    },
    {
      why: 'makes no sense when it is paid up',
      paid: { Policy_Status: 'PAID_UP', Can_Pay_Now: false },
      says: /paid up/,
    },
    {
      why: 'makes no sense after the end',
      paid: { Policy_Status: 'CANCELLED', Can_Pay_Now: false },
      says: /while the status of your policy is "Cancelled"/,
    },
    {
      why: 'is what the service says',
      paid: { Can_Pay_Now: false },
      says: /^No payment is asked for/,
    },
  ] as const)('$why', ({ paid, says }) => {
    const why = whyNotPay(aPaidStatus(paid));
    if (says === null) expect(why).toBeNull();
    else expect(why).toMatch(says);
  });
});
