import { refuse } from '@portal/contract';
import { auditOf, type Database, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aPolicyNumber } from './testing/add-policies';
import { countingStatements } from './testing/counting-statements';
import { aWorld, wrongPin } from './testing/world';

const { oneTimePins, pinFailures, pinSends } = schema;

/** Asks, guesses, resends, gets locked and comes back: everything a stranger can see of a policy number. */
async function strangerTries(database: Database, policyNumber: string, world = aWorld(database)) {
  const seen: unknown[] = [];
  const ask = async () => {
    const outcome = await world.trigger(policyNumber, { address: '102.65.1.9' });
    seen.push(outcome.success ? outcome.data.reply : outcome);
  };
  const guess = async (otp = wrongPin) => seen.push(await world.login(policyNumber, otp, '102.65.1.9'));
  await guess();
  for (let pins = 0; pins < 3; pins += 1) {
    await ask();
    await ask();
    for (let tries = 0; tries < 6; tries += 1) await guess();
    world.wait(60);
  }
  await ask();
  for (let tries = 0; tries < 15; tries += 1) await guess();
  world.wait(900);
  for (let sends = 0; sends < 3; sends += 1) {
    await ask();
    world.wait(61);
  }
  world.wait(300);
  await guess();
  return { seen, sent: world.outbox.length };
}

onEveryDatabase('A policy number that does not exist', (db) => {
  const traces = async (policyNumber: string) => ({
    pins: (await db.database.select().from(oneTimePins).where(eq(oneTimePins.policyNumber, policyNumber)))
      .map(({ attempts, killedReason, usedAt, codeLength, digest }) => [
        attempts,
        killedReason,
        usedAt,
        codeLength,
        digest.length,
      ])
      .toSorted(),
    sends: (await db.database.select().from(pinSends).where(eq(pinSends.policyNumber, policyNumber))).length,
    failures: (await db.database.select().from(pinFailures).where(eq(pinFailures.policyNumber, policyNumber))).length,
    audit: (await auditOf(db.database, policyNumber, 1000)).map(({ action }) => action),
  });

  it('answers, counts and locks like one that does, and sends nothing', async () => {
    const world = aWorld(db.database);
    const { policyNumber: known } = await world.addPolicy();
    const { policyNumber: withoutCell } = await world.addPolicy({ cellNumber: null });
    const unknown = aPolicyNumber();
    const ofKnown = await strangerTries(db.database, known);
    for (const number of [unknown, withoutCell]) {
      const tried = await strangerTries(db.database, number);
      expect(tried.seen).toEqual(ofKnown.seen);
      expect(tried.sent).toBe(0);
      expect(await traces(number)).toEqual(await traces(known));
    }
    expect(ofKnown.sent).toBe(2);
    expect(ofKnown.seen).toContainEqual(expect.objectContaining({ failure: refuse('LOCKED') }));
    expect(ofKnown.seen).toContainEqual(expect.objectContaining({ failure: refuse('OTP_LIMIT') }));
  });

  it('costs the same statements in the same order', async () => {
    const setUp = aWorld(db.database);
    const { policyNumber: known } = await setUp.addPolicy();
    const statementsFor = async (policyNumber: string) => {
      const { database, statements } = countingStatements(db.database);
      await strangerTries(database, policyNumber);
      return statements;
    };
    const ofKnown = await statementsFor(known);
    expect(ofKnown.length).toBeGreaterThan(100);
    expect(await statementsFor(aPolicyNumber())).toEqual(ofKnown);
  });

  it('has a PIN that no digits open, and so has a policy without a cellphone number (B12)', async () => {
    const pinOf = async (policyNumber: string, drawn: number) => {
      const world = aWorld(db.database, { bytes: (length) => new Uint8Array(length).fill(7), int: () => drawn, uuid });
      await world.trigger(policyNumber);
      return world.login(policyNumber, String(drawn));
    };
    const uuid = () => globalThis.crypto.randomUUID();
    const setUp = aWorld(db.database);
    const { policyNumber: known } = await setUp.addPolicy();
    const { policyNumber: withoutCell } = await setUp.addPolicy({ cellNumber: null });
    expect((await pinOf(known, 123_456)).success).toBe(true);
    expect((await pinOf(withoutCell, 123_456)).success).toBe(false);
    expect((await pinOf(aPolicyNumber(), 123_456)).success).toBe(false);
  });
});
