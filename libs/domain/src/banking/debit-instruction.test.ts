import { expect, it } from 'vitest';
import { canDebitBecome, debitStates } from './debit-instruction';

it('a debit goes these ways and no other', () => {
  const ways = debitStates.flatMap((from) =>
    debitStates.filter((to) => canDebitBecome(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(ways).toEqual([
    'BUILT > SENT',
    'BUILT > RECALLED',
    'SENT > TRACKING',
    'SENT > PAID',
    'SENT > UNPAID',
    'SENT > NO_ANSWER',
    'TRACKING > PAID',
    'TRACKING > UNPAID',
    'TRACKING > NO_ANSWER',
    'PAID > UNPAID',
    'PAID > DISPUTED',
    'UNPAID > PAID',
    'NO_ANSWER > TRACKING',
    'NO_ANSWER > PAID',
    'NO_ANSWER > UNPAID',
  ]);
});
