import { expect, it } from 'vitest';
import { isLive, sessionExpiresAt, tokenPairOf, type SessionState } from './session-life';
import { createTokens } from './tokens';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const session: SessionState = {
  id: '3f2a9c1e-7b64-4d18-9a05-c2e8f1b3d476',
  counter: 0,
  expiresAt: at('18:00:00'),
  advancedAt: at('06:00:00'),
  revokedAt: null,
};

it.each([
  { now: '06:29:59', live: true, why: 'a second before 30 idle minutes' },
  { now: '06:30:00', live: false, why: 'at 30 idle minutes' },
  { now: '06:30:01', live: false, why: 'a second after' },
  { now: '17:59:59', advancedAt: '17:45:00', live: true, why: 'active, a second before 12 hours' },
  { now: '18:00:00', advancedAt: '17:45:00', live: false, why: 'active, at 12 hours' },
  { now: '18:00:01', advancedAt: '17:59:59', live: false, why: 'active, refreshed two seconds ago, a second after' },
  { now: '06:00:01', revokedAt: '06:00:01', live: false, why: 'signed out' },
])('$why: live is $live (A13)', ({ now, advancedAt = '06:00:00', revokedAt, live }) => {
  const state = { ...session, advancedAt: at(advancedAt), revokedAt: revokedAt === undefined ? null : at(revokedAt) };
  expect(isLive(state, at(now))).toBe(live);
});

it('says until when it lasts, and no rotation moves the 12 hours', () => {
  expect(sessionExpiresAt(session)).toEqual(at('06:30:00'));
  expect(sessionExpiresAt({ ...session, advancedAt: at('17:40:00') })).toEqual(at('18:00:00'));
});

const tokens = createTokens('a secret of the tests, long enough');

it.each([
  { advancedAt: '06:00:00', access: '06:10:00', refresh: '06:30:00', why: '10 and 30 minutes' },
  { advancedAt: '17:45:00', access: '17:55:00', refresh: '18:00:00', why: 'the refresh token ends with the session' },
  { advancedAt: '17:55:00', access: '18:00:00', refresh: '18:00:00', why: 'so does the access token' },
])('tokens of $advancedAt: $why', ({ advancedAt, access, refresh }) => {
  const pair = tokenPairOf({ ...session, advancedAt: at(advancedAt), counter: 4 }, tokens);
  const { id: sessionId } = session;
  expect(tokens.open('access', pair.accessToken)).toEqual({ sessionId, counter: 4, expiresAt: at(access) });
  expect(tokens.open('refresh', pair.refreshToken)).toEqual({ sessionId, counter: 4, expiresAt: at(refresh) });
});
