import { describe, expect, test } from 'vitest';
import { checkDayMayMove } from './day-of-claim';

describe('Another day of death', () => {
  test.each(['WAITING_FOR_ACCOUNT', 'SCHEDULED', 'READY', 'PAID', 'FAILED', 'RETURNED', 'CANCELLED'] as const)(
    'may be said where a payment is %s',
    (status) => {
      expect(checkDayMayMove({ disagreement: null, payouts: [status] }).success).toBe(true);
    },
  );

  test('waits for the bank, which has a payment', () => {
    expect(checkDayMayMove({ disagreement: null, payouts: ['PAID', 'SENT'] })).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  test('waits until it is answered what somebody sent against the decision', () => {
    expect(checkDayMayMove({ disagreement: { rejectedBy: null }, payouts: [] })).toMatchObject({
      message: 'Answer first what was sent against the decision.',
    });
  });
});
