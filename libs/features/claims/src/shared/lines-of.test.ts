import { expect, it } from 'vitest';
import { linesOf } from './lines-of';

it.each([
  ['He fell.', ['He fell.']],
  ['He fell.\r\n\r\n The report says so. \n', ['He fell.', 'The report says so.']],
  ['\n', []],
])('%j is read in lines', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});
