import { expect, it } from 'vitest';
import { takenSentence } from './taken-messages';

const now = new Date('2026-11-20T10:00:00Z');
const taken = { id: 's-1', name: 'Naledi Mokoena', at: '2026-11-20T08:05:00.000Z', isMine: false };

it.each([
  { takenBy: null, says: 'Nobody works on this request.' },
  { takenBy: taken, says: 'Naledi Mokoena works on this request since 10:05.' },
  { takenBy: { ...taken, isMine: true }, says: 'You work on this request since 10:05.' },
  {
    takenBy: { ...taken, at: '2026-11-19T21:00:00.000Z' },
    says: 'Naledi Mokoena works on this request since 19 November 2026, 23:00.',
  },
])('$says', ({ takenBy, says }) => {
  expect(takenSentence(takenBy, now)).toBe(says);
});
