import { expect, it } from 'vitest';
import { sizeInWords } from './size-in-words';

it.each([
  { bytes: 0, words: '-' },
  { bytes: 1, words: '1 KB' },
  { bytes: 1536, words: '2 KB' },
  { bytes: 500 * 1024, words: '500 KB' },
  { bytes: 1023 * 1024, words: '1,0 MB' },
  { bytes: 5 * 1024 * 1024, words: '5,0 MB' },
])('$bytes bytes are $words', ({ bytes, words }) => {
  expect(sizeInWords(bytes)).toBe(words);
});
