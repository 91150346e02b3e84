import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takeLoginLock, holdName } from './login-locks';
import {
  countFailures,
  countGuessesWithoutPin,
  fruitlessSends,
  guessesWithoutPin,
  markFruitful,
  recordFailure,
  recordSend,
} from './pin-sends';
import { insertPin, killPin, listPins, recordAttempt, usePin } from './pins';
import { oneTimePins } from '../schema/pins';
import { sweepIdentity } from './sweep-identity';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction, isDuplicate } from '../database/transaction';
import { webRandom } from '../base/web-random';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const unknownPolicy = () => `X${String(webRandom.int(1e9)).padStart(9, '0')}`;

onEveryDatabase('one-time PINs', (db) => {
  const asker = { device: 'a phone', cameWithDevice: true, isKnown: false, address: '10.0.0.1' };
  const send = (policyNumber: string, minute: number, purpose = 'LOGIN', device = 'a phone') =>
    inTransaction(db.database, (tx) =>
      insertPin(tx, {
        id: webRandom.uuid(),
        policyNumber,
        purpose,
        ...asker,
        device,
        digest: 'a digest',
        codeLength: 6,
        now: at(minute),
        expiresAt: at(minute + 5),
      }),
    );

  test('a new code kills the old one of its purpose, and no other', async () => {
    const number = unknownPolicy();
    const first = await send(number, 0);
    const other = await send(number, 1, 'UPDATE_PHONE');
    const second = await send(number, 2);
    const pins = await listPins(db.database, number, at(-1));
    expect(pins.map(({ id, killedReason }) => [id, killedReason])).toEqual([
      [second.id, null],
      [other.id, null],
      [first.id, 'REPLACED'],
    ]);
    expect(await listPins(db.database, number, at(0))).toHaveLength(2);
  });

  test('a new code leaves the one that another device asked for', async () => {
    const number = unknownPolicy();
    const first = await send(number, 0);
    const other = await send(number, 1, 'LOGIN', 'a tablet');
    const pins = await listPins(db.database, number, at(-1));
    expect(pins.map(({ id, killedAt }) => [id, killedAt])).toEqual([
      [other.id, null],
      [first.id, null],
    ]);
  });

  test('the database itself refuses a second live code', async () => {
    const pin = await send(unknownPolicy(), 0);
    const copy = db.database.insert(oneTimePins).values({ ...pin, id: webRandom.uuid() });
    expect(isDuplicate(await copy.catch((error: unknown) => error))).toBe(true);
  });

  test('tries are counted one by one', async () => {
    const { id } = await send(unknownPolicy(), 0);
    const tries = Array.from({ length: 10 }, () => inTransaction(db.database, (tx) => recordAttempt(tx, id)));
    expect((await Promise.all(tries)).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await expect(inTransaction(db.database, (tx) => recordAttempt(tx, webRandom.uuid()))).rejects.toThrow(
      'no such PIN',
    );
  });

  test('a code submitted 50 times at once is used once', async () => {
    const { id } = await send(unknownPolicy(), 0);
    const uses = Array.from({ length: 50 }, () => inTransaction(db.database, (tx) => usePin(tx, id, at(1))));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
  });

  test('a killed code cannot be used, a used one not killed', async () => {
    const killed = await send(unknownPolicy(), 0);
    const used = await send(unknownPolicy(), 0);
    await inTransaction(db.database, async (tx) => {
      await killPin(tx, killed.id, 'TRIES', at(1));
      expect(await usePin(tx, killed.id, at(1))).toBe(false);
      expect(await usePin(tx, used.id, at(1))).toBe(true);
      await killPin(tx, used.id, 'TRIES', at(1));
    });
    const [row] = await listPins(db.database, used.policyNumber, at(-1));
    expect(row).toMatchObject({ usedAt: at(1), killedAt: null });
  });

  test('behind the gate of a number 20 parallel sends see each other', async () => {
    const policyNumber = unknownPolicy();
    const trigger = () =>
      inTransaction(db.database, async (tx) => {
        await holdName(tx, 'address:10.0.0.1');
        await takeLoginLock(tx, policyNumber);
        if ((await listPins(tx, policyNumber, at(-1))).length > 0) return false;
        const pin = { id: webRandom.uuid(), policyNumber, purpose: 'LOGIN', ...asker, digest: '', codeLength: 6 };
        await insertPin(tx, { ...pin, now: at(0), expiresAt: at(5) });
        return true;
      });
    const sent = await Promise.all(Array.from({ length: 20 }, trigger));
    expect(sent.filter(Boolean)).toHaveLength(1);
  });

  test('sends of an address and failures of everybody are counted from a moment on, and swept', async () => {
    const address = webRandom.uuid();
    const policyNumber = unknownPolicy();
    const send = { policyNumber, purpose: 'LOGIN', address, device: 'a phone' };
    const failure = { policyNumber, address, wasCompared: true };
    const asked = { address, most: 100 };
    await inTransaction(db.database, async (tx) => {
      for (const minute of [10, 11, 12]) await recordSend(tx, { ...send, now: at(minute) });
      for (const minute of [10, 11]) await recordFailure(tx, { ...failure, now: at(minute) });
      for (const minute of [10, 11]) await recordFailure(tx, { ...failure, wasCompared: false, now: at(minute) });
    });
    expect(await fruitlessSends(db.database, asked, at(10))).toEqual([at(12), at(11)]);
    expect(await guessesWithoutPin(db.database, asked, at(10))).toEqual([at(11)]);
    expect(await countGuessesWithoutPin(db.database, policyNumber, at(10))).toBe(1);
    expect(await countFailures(db.database, at(10))).toBe(1);
    await inTransaction(db.database, (tx) => sweepIdentity(tx, { pinsBefore: at(12), sessionsBefore: at(0) }));
    expect(await fruitlessSends(db.database, asked, at(0))).toEqual([at(12)]);
    expect(await countFailures(db.database, at(0))).toBe(0);
    await inTransaction(db.database, (tx) => markFruitful(tx, { policyNumber, device: 'a phone', now: at(13) }));
    expect(await fruitlessSends(db.database, asked, at(0))).toEqual([]);
    const left = await db.database.select({ left: sql<number>`count(*)::int` }).from(oneTimePins);
    expect(left).toEqual([{ left: 0 }]);
  });
});
