import { expect, it } from 'vitest';
import { loggedError } from './logged-error';

it('keeps where it happened and drops what it happened to', () => {
  const { name, message, stack } = loggedError(new TypeError('no policy 7000010012 for kay@example.com'));
  expect({ name, message }).toEqual({ name: 'TypeError', message: 'no policy (digits) for (e-mail)' });
  expect(stack[0]).toContain('logged-error.test');
});

it('gives the code of the database, also from inside a wrapper', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  expect(loggedError(new Error('Failed query', { cause })).code).toBe('23505');
});

it.each([
  { thrown: 'a string with 123456', gives: { name: 'Thrown string', message: 'a string with (digits)', stack: [] } },
  { thrown: undefined, gives: { name: 'Thrown undefined', message: 'undefined', stack: [] } },
])('copes with a thrown $thrown', ({ thrown, gives }) => {
  expect(loggedError(thrown)).toEqual(gives);
});
