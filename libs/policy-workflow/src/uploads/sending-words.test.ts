import { type TransferState } from '@portal/api-client';
import { expect, it } from 'vitest';
import { heardWords, sendingWords } from './sending-words';

const at = (more: object, arrived = 3) => ({ kind: 'sending', arrived, parts: 5, ...more }) as TransferState;

it.each([
  [at({}), true, '3 of 5 parts sent.'],
  [at({ kind: 'paused', by: 'person' }), true, '3 of 5 parts sent. Paused.'],
  [at({ kind: 'paused', by: 'silence' }), true, 'There is no answer. What was sent is kept. Go on when you like.'],
  [at({ kind: 'waiting' }), false, 'Waiting for a network. What was sent is kept.'],
  [at({ kind: 'waiting' }), true, '3 of 5 parts sent. The line broke, we try again. What was sent is kept.'],
  [at({ kind: 'finishing' }, 5), true, 'All parts sent. Waiting for the answer.'],
])('says of %j with a network %s: %s', (state, isOnline, sentence) => {
  expect(sendingWords(state, isOnline)).toBe(sentence);
});

it('is heard twice for all parts, however many there are', () => {
  const heard = Array.from({ length: 40 }, (_, arrived) => heardWords(at({ parts: 40 }, arrived), true));
  expect([...new Set(heard)]).toEqual(['Sending.', 'Half of it is sent.']);
});
