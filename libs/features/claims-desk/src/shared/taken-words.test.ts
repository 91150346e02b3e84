import { expect, it } from 'vitest';
import { takenInList, takenSentence } from './taken-words';

const now = new Date('2026-11-20T10:00:00Z');
const taken = { id: 's-1', name: 'Naledi Mokoena', at: '2026-11-20T08:05:00.000Z', isMine: false };

it.each([
  { takenBy: null, inList: 'Nobody works on it', says: 'Nobody works on this claim.' },
  { takenBy: taken, inList: 'With Naledi Mokoena', says: 'Naledi Mokoena works on this claim since 10:05.' },
  { takenBy: { ...taken, isMine: true }, inList: 'With you', says: 'You work on this claim since 10:05.' },
  {
    takenBy: { ...taken, at: '2026-11-19T21:00:00.000Z' },
    inList: 'With Naledi Mokoena',
    says: 'Naledi Mokoena works on this claim since 19 November 2026, 23:00.',
  },
])('$says', ({ takenBy, inList, says }) => {
  expect(takenSentence(takenBy, now)).toBe(says);
  expect(takenInList(takenBy)).toBe(inList);
});
