import { describe, expect, it } from 'vitest';
import { readAccessToken, secondsLeft } from './access-token';

const tokenOf = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const now = 1_795_000_000;

describe('an access token', () => {
  it('says whose it is', () => {
    expect(readAccessToken(tokenOf({ sub: 'sub-naledi', note: '??>>' })).sub).toBe('sub-naledi');
  });

  it.each(['', 'opaque', 'a.b', 'a.%%%.c', tokenOf(7), tokenOf(null), tokenOf('text')])(
    'that cannot be read says nothing: %s',
    (token) => {
      expect(readAccessToken(token)).toEqual({});
      expect(secondsLeft(token, now)).toBeUndefined();
    },
  );

  it.each([
    { why: 'just issued', claims: { iat: now, exp: now + 600 }, left: 600 },
    { why: 'half gone', claims: { iat: now - 300, exp: now + 300 }, left: 300 },
    {
      why: 'run out, says a clock that is ahead: counts as fresh',
      claims: { iat: now - 4200, exp: now - 3600 },
      left: 600,
    },
    {
      why: 'issued tomorrow, says a clock that is behind',
      claims: { iat: now + 86_400, exp: now + 87_000 },
      left: 600,
    },
    { why: 'without an end', claims: { iat: now }, left: undefined },
    { why: 'with an end that is no number', claims: { iat: now, exp: 'soon' }, left: undefined },
  ])('has so many seconds left: $why', ({ claims, left }) => {
    expect(secondsLeft(tokenOf(claims), now)).toBe(left);
  });
});
