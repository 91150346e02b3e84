import { setTimeout } from 'node:timers/promises';
import { refuse, refusals } from '@portal/contract';
import { auditOf, type Database, inTransaction, revokeSessionsOf, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addPolicies, aPolicyNumber } from './testing/add-policies';
import { countingStatements } from './testing/counting-statements';
import { aWorld } from './testing/world';

onEveryDatabase('A policy whose main member has died', (db) => {
  const deceased = { MainMember: { Life_Status: 'DECEASED' } } as never;
  const die = (policyNumber: string) =>
    db.database.update(schema.policies).set({ record: deceased }).where(eq(schema.policies.policyNumber, policyNumber));

  it('gets no PIN, and answers as one that does not exist, with the same work', async () => {
    const { policyNumber } = await aWorld(db.database).addPolicy();
    await die(policyNumber);
    const tries = async (number: string) => {
      const { database, statements } = countingStatements(db.database);
      const world = aWorld(database as Database);
      const asked = await world.trigger(number, { address: '102.65.1.10' });
      const guessed = await world.login(number, '123456', '102.65.1.10');
      return { asked: asked.success && asked.data.reply, guessed, sent: world.outbox.length, statements };
    };
    const ofDead = await tries(policyNumber);
    expect(ofDead.sent).toBe(0);
    expect(ofDead).toEqual(await tries(aPolicyNumber()));
  });

  it('is not opened by the right PIN that was sent before the death was confirmed', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber);
    await die(policyNumber);
    const refused = await world.login(policyNumber, world.sentPin());
    expect(refused).toMatchObject({ success: false, failure: refuse('INVALID_OTP', refusals.wrongSignIn) });
    expect(refused).toEqual(await world.login(aPolicyNumber(), '123456'));
    const [event] = await auditOf(db.database, policyNumber);
    expect(event).toMatchObject({ action: 'LOGIN_FAILED', outcome: 'REFUSED' });
  });

  it('is not opened by whoever signs in while the death is being confirmed', async () => {
    const world = aWorld(db.database);
    const { policyNumber, customerId } = await world.addPolicy();
    await world.trigger(policyNumber);
    const died = Promise.withResolvers<void>();
    const confirming = inTransaction(db.database, async (tx) => {
      await tx.update(schema.policies).set({ record: deceased }).where(eq(schema.policies.policyNumber, policyNumber));
      await revokeSessionsOf(tx, customerId, { keptId: null, reason: 'MAIN_MEMBER_DIED', now: world.now() });
      died.resolve();
      await setTimeout(300);
    });
    await died.promise;
    const signedIn = await world.login(policyNumber, world.sentPin());
    await confirming;
    expect(signedIn.success).toBe(false);
  });

  it('closes the other policies of that person too, and those of nobody else', async () => {
    const world = aWorld(db.database);
    const { policyNumber, customerId } = await world.addPolicy();
    const [other] = await addPolicies(db.database, 1, { customerId });
    const { policyNumber: stranger } = await world.addPolicy();
    await die(policyNumber);
    await world.trigger(other?.policyNumber ?? '');
    expect(world.outbox).toEqual([]);
    await world.trigger(stranger);
    expect((await world.login(stranger, world.sentPin())).success).toBe(true);
  });
});
