import { expect, it } from 'vitest';
import { decideRefresh } from './decide-refresh';
import { later } from './identity-limits';

const advancedAt = new Date('2026-11-20T08:00:00Z');
const session = { id: 's', counter: 5, advancedAt, expiresAt: later(advancedAt, 11 * 3_600_000), revokedAt: null };

it.each([
  { counter: 5, afterMs: 0, gives: 'ADVANCE', why: 'the current token, at once' },
  { counter: 5, afterMs: 1_799_999, gives: 'ADVANCE', why: 'the current token, a moment before 30 idle minutes' },
  { counter: 5, afterMs: 1_800_000, gives: 'RAN_OUT', why: 'the current token, at 30 idle minutes' },
  { counter: 4, afterMs: 0, gives: 'REPEAT', why: 'its parent, at once: two tabs' },
  { counter: 4, afterMs: 30_000, gives: 'REPEAT', why: 'its parent, 30 s later: a lost answer' },
  { counter: 4, afterMs: 30_001, gives: 'THEFT', why: 'its parent, too late' },
  { counter: 3, afterMs: 0, gives: 'THEFT', why: 'the grandparent, however early' },
  { counter: 0, afterMs: 10, gives: 'THEFT', why: 'the first of the family' },
  { counter: 6, afterMs: 0, gives: 'REFUSE', why: 'a token of a later state, as after restoring a backup' },
  { counter: 4, afterMs: 1_800_000, gives: 'RAN_OUT', why: 'its parent, once the time of the session is over' },
  { counter: 3, afterMs: 1_800_000, gives: 'REFUSE', why: 'any older one, once the time of the session is over' },
] as const)('$why: $gives', ({ counter, afterMs, gives }) => {
  expect(decideRefresh(session, counter, later(advancedAt, afterMs))).toBe(gives);
});

it('refuses every token of a session that was ended', () => {
  const ended = { ...session, revokedAt: advancedAt };
  expect([3, 4, 5, 6].map((counter) => decideRefresh(ended, counter, advancedAt))).toEqual(Array(4).fill('REFUSE'));
});

it('lets the current token run out at 12 hours however busy the session was', () => {
  const expiresAt = later(advancedAt, 1000);
  expect(decideRefresh({ ...session, expiresAt }, 5, later(advancedAt, 999))).toBe('ADVANCE');
  expect(decideRefresh({ ...session, expiresAt }, 5, later(advancedAt, 1000))).toBe('RAN_OUT');
});
