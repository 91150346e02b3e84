import * as v from 'valibot';
import { expect, it } from 'vitest';
import { remarkInLines } from './remark-in-lines';

const field = remarkInLines({ required: 'Say why', min: 5, max: 30, what: 'The text' });

it.each([
  ['She fell.\nOn the stairs.', 'She fell.\nOn the stairs.'],
  ['  She   fell.  ', 'She fell.'],
])('takes %j as %j', (typed, read) => {
  expect(v.parse(field, typed)).toBe(read);
});

it.each([
  ['\n \n', 'Say why'],
  [null, 'Say why'],
  ['No', 'Write at least 5 characters'],
  ['a'.repeat(31), 'The text must be 30 characters or less'],
  ['She <b>', 'This text contains characters that are not allowed'],
  ['She\u0000fell', 'This text contains characters that are not allowed'],
])('refuses %j: %s', (typed, message) => {
  expect(v.safeParse(field, typed).issues?.[0]?.message).toBe(message);
});
