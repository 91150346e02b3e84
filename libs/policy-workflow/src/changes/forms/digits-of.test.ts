import { expect, it } from 'vitest';
import { digitsOf } from './digits-of';

it.each([
  { minLength: 10, maxLength: 10, prefix: null, says: '10 digits' },
  { minLength: 8, maxLength: 11, prefix: null, says: '8 to 11 digits' },
  { minLength: 11, maxLength: 11, prefix: '786', says: '11 digits, starting with 786' },
])('$says', ({ says, ...bank }) => {
  expect(digitsOf(bank)).toBe(says);
});
