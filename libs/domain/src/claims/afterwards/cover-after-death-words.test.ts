import { expect, it } from 'vitest';
import { type CoverAfterDeath, coverUntilSentence, successorWords } from './cover-after-death-words';

const left: CoverAfterDeath = {
  lastDay: '2027-01-19',
  successor: { role: 'SPOUSE', name: 'Zodwa Jacobs' },
  isTakeoverAsked: false,
  isOver: false,
};

it.each<{ why: string; more: Partial<CoverAfterDeath>; says: string }>([
  {
    why: 'the last day is known',
    more: {},
    says: 'They are covered until 19 January 2027, and longer only if somebody takes the policy over.',
  },
  {
    why: 'it is not decided',
    more: { lastDay: null },
    says: 'They stay covered, at least until 60 days after the decision.',
  },
  {
    why: 'somebody asked to take over',
    more: { isTakeoverAsked: true },
    says: 'They stay covered until the request to take the policy over is decided.',
  },
  { why: 'it is over', more: { isOver: true }, says: 'Their cover ended on 19 January 2027.' },
  { why: 'it is over, nobody knows since when', more: { isOver: true, lastDay: null }, says: 'Their cover has ended.' },
])('says until when the others are covered where $why', ({ more, says }) => {
  expect(coverUntilSentence({ ...left, ...more })).toBe(says);
});

it.each<{ successor: CoverAfterDeath['successor']; says: string }>([
  { successor: left.successor, says: 'Zodwa Jacobs, spouse' },
  { successor: { role: 'CHILD', name: 'Ayanda Jacobs' }, says: 'Ayanda Jacobs, the eldest covered person of 18 to 75' },
  { successor: { role: 'GUARDIAN', name: null }, says: 'The guardian of the children who are covered' },
  { successor: null, says: 'Nobody' },
])('says who may take over: $says', ({ successor, says }) => {
  expect(successorWords({ successor })).toBe(says);
});
