import { beforeAll, expect, test } from 'vitest';
import { findCustomerOfPolicy } from '../policies/customers';
import { seed } from '../seeding/seed';
import {
  advanceSession,
  createSession,
  findSession,
  hasSignedInOn,
  lockSession,
  revokeSession,
  revokeSessionsOf,
  selectPolicy,
} from './sessions';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { webRandom } from '../base/web-random';

const now = new Date('2026-11-20T08:00:00.123Z');
const later = new Date('2026-11-20T08:10:00.456Z');
const expiresAt = new Date('2026-11-20T20:00:00.123Z');
const policyNumber = '7000010012';

onEveryDatabase('sessions', (db) => {
  let customerId = '';
  beforeAll(async () => {
    await seed(db.database, { policies: [aSeedPolicy(policyNumber)] }, now);
    customerId = (await findCustomerOfPolicy(db.database, policyNumber))?.id ?? '';
  });
  const start = (device?: string) =>
    createSession(db.database, {
      id: webRandom.uuid(),
      customerId,
      policyNumber,
      address: '10.0.0.0/24',
      userAgent: null,
      ...(device !== undefined && { device }),
      now,
      expiresAt,
    });

  test('an unknown session is null', async () => {
    expect(await findSession(db.database, webRandom.uuid())).toBeNull();
    expect(await inTransaction(db.database, (tx) => lockSession(tx, webRandom.uuid()))).toBeNull();
  });

  test('a session is read back to the millisecond', async () => {
    const session = await start();
    expect(session).toMatchObject({ counter: 0, createdAt: now, advancedAt: now, expiresAt, revokedAt: null });
    expect(await findSession(db.database, session.id)).toEqual(session);
  });

  test('20 parallel refreshes from one counter advance it by one', async () => {
    const { id } = await start();
    const advanced = await Promise.all(Array.from({ length: 20 }, () => advanceSession(db.database, id, 0, later)));
    expect(advanced.filter((session) => session !== null)).toHaveLength(1);
    expect(await findSession(db.database, id)).toMatchObject({ counter: 1, advancedAt: later });
  });

  test('who holds a session is alone with it', async () => {
    const { id } = await start();
    const refresh = () =>
      inTransaction(db.database, async (tx) => {
        const session = await lockSession(tx, id);
        return advanceSession(tx, id, session?.counter ?? -1, later);
      });
    await Promise.all(Array.from({ length: 10 }, refresh));
    expect(await findSession(db.database, id)).toMatchObject({ counter: 10 });
  });

  test('a revoked session advances no more and keeps its first reason', async () => {
    const { id } = await start();
    expect(await revokeSession(db.database, id, 'THEFT_SUSPECTED', later)).toBe(true);
    expect(await revokeSession(db.database, id, 'LOGGED_OUT', later)).toBe(false);
    expect(await advanceSession(db.database, id, 0, later)).toBeNull();
    expect(await findSession(db.database, id)).toMatchObject({ revokedAt: later, revokedReason: 'THEFT_SUSPECTED' });
  });

  test('ending the others leaves one, ending all leaves none', async () => {
    const kept = await start();
    const other = await start();
    const end = (keptId: string | null, reason: string) =>
      inTransaction(db.database, (tx) => revokeSessionsOf(tx, customerId, { keptId, reason, now: later }));
    expect(await end(kept.id, 'ENDED_ELSEWHERE')).toBeGreaterThanOrEqual(1);
    expect(await end(kept.id, 'ENDED_ELSEWHERE')).toBe(0);
    expect(await findSession(db.database, kept.id)).toMatchObject({ revokedAt: null });
    expect(await findSession(db.database, other.id)).toMatchObject({ revokedReason: 'ENDED_ELSEWHERE' });
    expect(await end(null, 'MAIN_MEMBER_DIED')).toBe(1);
  });

  test('the policy on screen is remembered for its session alone, and makes no device known', async () => {
    const session = await start('a phone');
    const other = await start('a phone');
    expect(session.selectedPolicyNumber).toBeNull();
    await selectPolicy(db.database, session.id, '7000010038');
    const remembered = { ...session, selectedPolicyNumber: '7000010038' };
    expect(await findSession(db.database, session.id)).toEqual(remembered);
    expect(await findSession(db.database, other.id)).toEqual(other);
    expect(await hasSignedInOn(db.database, policyNumber, 'a phone')).toBe(true);
    expect(await hasSignedInOn(db.database, '7000010038', 'a phone')).toBe(false);
    expect(await advanceSession(db.database, session.id, 0, later)).toMatchObject({
      selectedPolicyNumber: '7000010038',
    });
  });

  test('a device is known once the holder of the policy signed in on it', async () => {
    await start('a tablet');
    expect(await hasSignedInOn(db.database, policyNumber, 'a tablet')).toBe(true);
    expect(await hasSignedInOn(db.database, policyNumber, 'another tablet')).toBe(false);
    expect(await hasSignedInOn(db.database, '7000010020', 'a tablet')).toBe(false);
  });
});
