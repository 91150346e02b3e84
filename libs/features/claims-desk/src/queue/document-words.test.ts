import { expect, it } from 'vitest';
import { documentWords } from './document-words';

it.each([
  { documentsMissing: 0, documentsToJudge: 0, words: 'Documents complete' },
  { documentsMissing: 2, documentsToJudge: 0, words: '2 missing' },
  { documentsMissing: 0, documentsToJudge: 1, words: '1 to judge' },
  { documentsMissing: 2, documentsToJudge: 1, words: '2 missing, 1 to judge' },
])('$words', ({ words, ...facts }) => {
  expect(documentWords(facts)).toBe(words);
});
