import { expect, it } from 'vitest';
import { canMoneyBecome, unusedMoneyStates, whyMoneyBuysNothing } from './unused-money';

it('money is used once or paid back once, and a refund needs asking first', () => {
  const ways = unusedMoneyStates.flatMap((from) =>
    unusedMoneyStates.filter((to) => canMoneyBecome(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(ways.sort()).toEqual([
    'MATCHED > TAKEN_BACK',
    'OPEN > MATCHED',
    'OPEN > REFUND_ASKED',
    'OPEN > TAKEN_BACK',
    'REFUND_ASKED > OPEN',
    'REFUND_ASKED > REFUND_CONFIRMED',
    'REFUND_ASKED > TAKEN_BACK',
    'REFUND_CONFIRMED > REFUND_PAID',
    'REFUND_CONFIRMED > TAKEN_BACK',
  ]);
});

it('a policy that ended says how', () => {
  expect(whyMoneyBuysNothing('CANCELLED')).toBe('which was cancelled');
  expect(whyMoneyBuysNothing('ACTIVE')).toBe('which takes no payments now');
});
