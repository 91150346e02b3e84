import { expect, it } from 'vitest';
import { reasonInWords } from './apart-messages';

it.each([
  ['UNUSABLE_RECORD', 'Monthly_Premium', 'A value of the record cannot be used: Monthly_Premium'],
  ['UNUSABLE_RECORD', null, 'A value of the record cannot be used: we do not know which'],
  ['DATABASE_23514', null, 'The database refused it (23514)'],
  ['UNEXPECTED', null, 'Something went wrong that nobody expected'],
])('%s in %s reads "%s"', (reason, place, words) => {
  expect(reasonInWords(reason, place)).toBe(words);
});
