import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { StoredSessionSchema } from './stored-session';

const isSession = (value: unknown) => v.is(StoredSessionSchema, value);
const session = { accessToken: 'a', refreshToken: 'r', userType: 'user' };

it.each([
  [session, true],
  [{ ...session, userType: 'admin' }, true],
  [{ ...session, refreshToken: '' }, true],
  [{ ...session, userType: 'Admin' }, false],
  [{ ...session, accessToken: null }, false],
  [{ accessToken: 'a', userType: 'user' }, false],
  [[session], false],
  [null, false],
  ['{}', false],
])('%j counts as a session: %s', (value, counts) => {
  expect(isSession(value)).toBe(counts);
});

it('never throws, whatever the browser kept', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof isSession(value)).toBe('boolean');
    }),
  );
});
