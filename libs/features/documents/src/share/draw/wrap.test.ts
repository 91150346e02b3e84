import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrap } from './wrap';

const widthOf = (text: string) => text.length;

it('breaks between words', () => {
  expect(wrap('Covered for any cause', 12, widthOf)).toEqual(['Covered for', 'any cause']);
});

it('breaks a word that is wider than the line', () => {
  expect(wrap('a Nomathembakhanyisile b', 8, widthOf)).toEqual(['a', 'Nomathem', 'bakhanyi', 'sile b']);
});

it('loses no letter, and no line is too wide', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,40}$/)), fc.integer({ min: 1, max: 30 }), (words, room) => {
      const lines = wrap(words.join(' '), room, widthOf);
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      expect(lines.every((line) => line.length <= room)).toBe(true);
    }),
  );
});
