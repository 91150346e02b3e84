import { expect, it } from 'vitest';
import { stateOf } from './money-messages';

it.each([
  { state: 'OPEN', ageDays: 30, words: 'To be decided' },
  { state: 'OPEN', ageDays: 31, words: 'Waiting over 30 days' },
  { state: 'REFUND_ASKED', ageDays: 95, words: 'Second person needed' },
  { state: 'REFUND_CONFIRMED', ageDays: 95, words: 'To be paid' },
] as const)('money that is $state after $ageDays days says "$words"', ({ words, ...money }) => {
  expect(stateOf(money).words).toBe(words);
});
