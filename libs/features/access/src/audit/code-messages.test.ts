import { expect, it } from 'vitest';
import { actionCode, codeInWords } from './code-messages';

it.each([
  { code: 'LOGIN_SUCCEEDED', words: 'Login succeeded' },
  { code: 'ADD_CHILD', words: 'Add child' },
  { code: 'SYSTEM', words: 'System' },
  { code: '', words: '' },
])('$code is $words, there and back', ({ code, words }) => {
  expect(codeInWords(code)).toBe(words);
  expect(actionCode(words)).toBe(code);
});

it.each(['login succeeded', ' Login  Succeeded ', 'LOGIN-SUCCEEDED', 'LOGIN_SUCCEEDED'])(
  '"%s" finds it too',
  (typed) => {
    expect(actionCode(typed)).toBe('LOGIN_SUCCEEDED');
  },
);
