import { expect, it } from 'vitest';
import { actsOf } from './acts';

it('what may be decided stands in the order of the buttons, without what is no decision', () => {
  expect(
    actsOf({ allowedActs: ['SEND_DOCUMENTS', 'DISPUTE', 'CONFIRM_DEATH', 'RECOMMEND'], deathConfirmed: null }),
  ).toEqual(['CONFIRM_DEATH', 'RECOMMEND', 'DISPUTE']);
});

it('a death that is confirmed is not confirmed again', () => {
  const deathConfirmed = { at: '2026-11-20T08:00:00.000Z', by: 'Naledi Mokoena', source: 'REGISTER' as const };
  expect(actsOf({ allowedActs: ['CONFIRM_DEATH', 'RECOMMEND'], deathConfirmed })).toEqual(['RECOMMEND']);
});
