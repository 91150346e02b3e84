import { expect, it } from 'vitest';
import { answeredBy, representationsUntil, representationTerms } from './representations';

const letter = '2026-11-20';

it('gives ninety days to disagree', () => {
  expect(representationsUntil(letter)).toBe('2027-02-18');
});

it.each([
  { received: '2026-11-20', terms: { isInTime: true, answerDue: '2027-01-04' } },
  { received: '2027-02-18', terms: { isInTime: true, answerDue: '2027-04-04' } },
  { received: '2027-02-19', terms: { isInTime: false, answerDue: null } },
])('takes what came on $received, with the promise of an answer while it is in time', ({ received, terms }) => {
  expect(representationTerms(letter, received)).toEqual(terms);
});

it('is for staff to answer in the same time where nothing was promised', () => {
  expect(answeredBy('2028-01-01')).toBe('2028-02-15');
});
