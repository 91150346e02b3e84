import { refuse, TriggerLoginOtpQuerySchema } from '@portal/contract';
import { auditOf, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aPolicyNumber } from './testing/add-policies';
import { anAddress, aWorld, dataOf, inParallel, tally, verdict } from './testing/world';

const limit = refuse('OTP_LIMIT');

onEveryDatabase('Asking for a PIN', (db) => {
  it('sends one text message to the number on record, after the answer', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const outcome = await world.identity.triggerPin({
      policyNumber,
      purpose: 'LOGIN',
      shouldSend: true,
      address: anAddress(),
      requestId: 'request-1',
    });
    const { reply, afterwards } = dataOf(outcome);
    expect(reply).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 60 });
    expect(world.outbox).toEqual([]);
    await afterwards();
    const code = world.sentPin();
    expect(code).toMatch(/^\d{6}$/);
    expect(world.outbox).toEqual([
      {
        channel: 'SMS',
        to: '27821234567',
        text: `Ubuntu Funeral Cover: your one-time PIN is ${code}. It expires in 5 minutes. Never share it. Ref ${policyNumber.slice(-4)}.`,
        purpose: 'LOGIN',
      },
    ]);
    expect(await auditOf(db.database, policyNumber)).toMatchObject([
      { action: 'PIN_SENT', requestId: 'request-1', outcome: 'SUCCEEDED', after: { purpose: 'LOGIN' } },
    ]);
  });

  it('passes on that the gateway did not take the message', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    world.outbox.push = () => {
      throw new Error('The gateway is away');
    };
    await expect(world.trigger(policyNumber)).rejects.toThrow('The gateway is away');
  });

  it('500 times at once sends exactly 1 message (B8)', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const outcomes = await inParallel(500, () => world.trigger(policyNumber));
    expect(tally(outcomes)).toEqual({ ok: 1, OTP_LIMIT: 499 });
    expect(world.outbox).toHaveLength(1);
    expect(outcomes.find((outcome) => !outcome.success)).toEqual({
      success: false,
      failure: limit,
      retryAfterSeconds: 60,
    });
    expect(limit).toEqual({
      success: false,
      status: 429,
      message: 'You have requested too many PINs. Please try again later.',
      code: 'OTP_LIMIT',
    });
  });

  it('500 times over 24 hours (100 on PGlite) sends exactly 10 messages, then the first of the next day again (B8)', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const times = db.isParallel ? 500 : 100;
    for (let i = 0; i < times; i += 1) {
      await world.trigger(policyNumber);
      world.wait(86_400 / times);
    }
    expect(world.outbox).toHaveLength(10);
    expect(verdict(await world.trigger(policyNumber))).toBe('ok');
  });

  it('waits exactly as long as the refusal says', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber);
    world.wait(17);
    expect(await world.trigger(policyNumber)).toMatchObject({ failure: limit, retryAfterSeconds: 43 });
    world.wait(42);
    expect(await world.trigger(policyNumber)).toMatchObject({ failure: limit, retryAfterSeconds: 1 });
    world.wait(1);
    expect(verdict(await world.trigger(policyNumber))).toBe('ok');
  });

  it('allows an address 20 an hour, over all policies and at once', async () => {
    const world = aWorld(db.database);
    const address = anAddress();
    const outcomes = await inParallel(30, () => world.trigger(aPolicyNumber(), { address }));
    expect(tally(outcomes)).toEqual({ ok: 20, OTP_LIMIT: 10 });
    world.wait(3599);
    expect(await world.trigger(aPolicyNumber(), { address })).toMatchObject({ retryAfterSeconds: 1 });
    world.wait(1);
    expect(verdict(await world.trigger(aPolicyNumber(), { address }))).toBe('ok');
  });

  describe('without the word true (B12)', () => {
    it.each([
      { query: { shouldSendOtp: 'false' }, why: 'false' },
      { query: {}, why: 'missing' },
      { query: { shouldSendOtp: '1' }, why: '1' },
      { query: { shouldSendOtp: 'TRUE' }, why: 'TRUE' },
      { query: { shouldSendOtp: ['true', 'true'] }, why: 'twice' },
    ])('$why makes no PIN, sends nothing and answers as ever', async ({ query }) => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      const { shouldSendOtp: shouldSend } = v.parse(TriggerLoginOtpQuerySchema, query);
      for (const number of [policyNumber, aPolicyNumber()]) {
        const outcome = await world.trigger(number, { shouldSend });
        expect(dataOf(outcome).reply).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 60 });
        expect(await pinsOf(number)).toEqual([]);
      }
      expect(world.outbox).toEqual([]);
    });

    it('leaves a PIN that was sent before as it is', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      await world.trigger(policyNumber);
      await world.trigger(policyNumber, { shouldSend: false });
      expect(verdict(await world.login(policyNumber, world.sentPin()))).toBe('ok');
    });
  });

  it('makes longer PINs while 1,000 wrong guesses lie within a day', async () => {
    const world = aWorld(db.database);
    const [before, braked, after] = [await world.addPolicy(), await world.addPolicy(), await world.addPolicy()];
    const failure = { policyNumber: 'ANYBODY', address: '10.0.0.1', failedAt: world.now() };
    await db.database.insert(schema.pinFailures).values(Array.from({ length: 999 }, () => failure));
    await world.trigger(before.policyNumber);
    expect(world.sentPin()).toMatch(/^\d{6}$/);
    await world.login(before.policyNumber, 'wrong');
    await world.trigger(braked.policyNumber);
    expect(world.sentPin()).toMatch(/^\d{8}$/);
    expect(verdict(await world.login(braked.policyNumber, world.sentPin()))).toBe('ok');
    world.wait(86_400);
    await world.trigger(after.policyNumber);
    expect(world.sentPin()).toMatch(/^\d{6}$/);
  });

  const pinsOf = (policyNumber: string) =>
    db.database.select().from(schema.oneTimePins).where(eq(schema.oneTimePins.policyNumber, policyNumber));
});
