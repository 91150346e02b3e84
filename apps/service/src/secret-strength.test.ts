import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { secretProblem } from './secret-strength';

it.each([
  { secret: 'hunter2', says: /too short/, why: 'short' },
  { secret: randomBytes(15).toString('hex'), says: /too short/, why: 'random, but 30 characters' },
  { secret: 'a'.repeat(32), says: /too easy/, why: 'one character' },
  { secret: 'ab'.repeat(32), says: /too easy/, why: 'two characters in turn' },
  { secret: 'password'.repeat(8), says: /too easy/, why: 'a word again and again' },
  { secret: 'Password1!Password1!Password1!Password1!', says: /too easy/, why: 'the same with a digit and a mark' },
  { secret: '0123456789abcdef0123456789abcdef', says: /too easy/, why: 'counting' },
  { secret: '0123456789'.repeat(10), says: /too easy/, why: 'counting for long' },
  { secret: 'x'.repeat(40) + '7Gk2', says: /too easy/, why: 'almost nothing but one character' },
])('refuses a secret: $why', ({ secret, says }) => {
  expect(secretProblem(secret)).toMatch(says);
});

it('takes a random secret that happens to hold runs and few digits', () => {
  expect(secretProblem('9799982389de2cbcb8b43899abbc5658')).toBeNull();
});

it('takes random secrets of 32 characters, however they are written', () => {
  for (let round = 0; round < 2000; round += 1) {
    for (const encoding of ['hex', 'base64url'] as const) {
      const secret = randomBytes(32).toString(encoding).slice(0, 32);
      expect(secretProblem(secret), secret).toBeNull();
    }
  }
});
