import { expect, it } from 'vitest';
import { whatHappensNext } from './what-happens-next';

it.each([
  ['2026-11-19', 'Somebody else looks at it and answers by 3 January 2027.'],
  ['2027-02-17', 'Somebody else looks at it and answers by 3 April 2027.'],
  [
    '2027-02-18',
    'The 90 days ended on 17 February 2027. Somebody else looks at it all the same, but we cannot say by when you have the answer.',
  ],
])('who writes on %s about a letter of 19 November 2026 reads what happens next', (today, sentence) => {
  expect(whatHappensNext('2026-11-19', today)).toBe(sentence);
});
