import { expect, it } from 'vitest';
import { ordinal } from './ordinal';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [5, '5th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [22, '22nd'],
  [26, '26th'],
  [111, '111th'],
])('%i is said as %s', (count, says) => {
  expect(ordinal(count)).toBe(says);
});
