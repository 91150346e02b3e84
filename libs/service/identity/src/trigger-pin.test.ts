import { refuse, TriggerLoginOtpQuerySchema } from '@portal/contract';
import { atSize, isProving } from '@portal/domain/testing';
import { auditOf, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addPolicies, aPolicyNumber } from './testing/add-policies';
import { anAddress, aWorld, dataOf, inParallel, tally, verdict, wrongPin } from './testing/world';

const limit = refuse('OTP_LIMIT');

onEveryDatabase('Asking for a PIN', (db) => {
  /** PGlite has one connection and does everything in turn: it is asked hundreds of times by `npm run prove` alone. */
  const testOfHundreds = db.isParallel || isProving ? it : it.skip;

  it('sends one text message to the number on record, after the answer', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const outcome = await world.identity.triggerPin({
      policyNumber,
      purpose: 'LOGIN',
      shouldSend: true,
      address: anAddress(),
      by: { deviceToken: null },
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

  testOfHundreds('500 times at once sends exactly 1 message (B8)', async () => {
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

  it('500 times over 24 hours (50 on PGlite) from one address sends exactly 2 messages, then the first of the next day again (B8)', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const times = db.isParallel ? 500 : atSize({ test: 50, prove: 100 });
    for (let i = 0; i < times; i += 1) {
      await world.trigger(policyNumber);
      world.wait(86_400 / times);
    }
    expect(world.outbox).toHaveLength(2);
    expect(verdict(await world.trigger(policyNumber))).toBe('ok');
  });

  it('500 times over 24 hours over 100 addresses sends exactly 10 messages, and a known device gets its own (B8)', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const holder = world.aBrowser();
    await holder.signIn(policyNumber);
    world.outbox.length = 0;
    const addresses = Array.from({ length: 100 }, anAddress);
    const times = db.isParallel ? 500 : atSize({ test: 50, prove: 100 });
    for (let i = 0; i < times; i += 1) {
      await world.trigger(policyNumber, { address: addresses[i % 100]! });
      world.wait(86_400 / times);
    }
    expect(world.outbox).toHaveLength(10);
    expect(verdict(await world.trigger(policyNumber, { address: anAddress() }))).toBe('ok');
    expect(verdict(await world.trigger(policyNumber, { address: anAddress() }))).toBe('OTP_LIMIT');
    await holder.signIn(policyNumber);
  });

  testOfHundreds(
    '60 people at one address sign in within an hour, at once or in turn, and none is slowed after signing in (B13)',
    async () => {
      const world = aWorld(db.database);
      const address = anAddress();
      const signIn = async () => world.aBrowser(address).signIn((await world.addPolicy()).policyNumber);
      for (let people = 0; people < 30; people += 1) {
        await signIn();
        world.wait(60);
      }
      expect(world.pauses).toEqual([]);
      const policies = await addPolicies(db.database, 30);
      const browsers = policies.map(({ policyNumber }) => ({ policyNumber, browser: world.aBrowser(address) }));
      const pins = new Map<string, string>();
      for (const { policyNumber, browser } of browsers) {
        dataOf(await browser.trigger(policyNumber));
        pins.set(policyNumber, world.sentPin());
      }
      const outcomes = await Promise.all(
        browsers.map(({ policyNumber, browser }) => browser.login(policyNumber, pins.get(policyNumber)!)),
      );
      expect(tally(outcomes)).toEqual({ ok: 30 });
      await signIn();
      expect(world.pauses).toHaveLength(10);
    },
  );

  testOfHundreds(
    'one address that sprays policies is slowed after 20 and refused after 200; a known device there is not (B13)',
    async () => {
      const world = aWorld(db.database);
      const address = anAddress();
      const { policyNumber } = await world.addPolicy();
      const holder = world.aBrowser(address);
      await holder.signIn(policyNumber);
      const outcomes = [];
      const policies = atSize({ test: 240, prove: 1000 });
      for (let i = 0; i < policies; i += 1) {
        outcomes.push(await world.trigger(aPolicyNumber(), { address }));
        world.wait(1);
      }
      expect(tally(outcomes)).toEqual({ ok: 200, OTP_LIMIT: policies - 200 });
      expect(world.pauses).toHaveLength(180);
      expect([world.pauses[0], world.pauses.at(-1)]).toEqual([1000, 30_000]);
      await holder.signIn(policyNumber);
      expect(world.pauses).toHaveLength(180);
    },
  );

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

  testOfHundreds('allows an address 200 in vain an hour, over all policies and at once', async () => {
    const world = aWorld(db.database);
    const address = anAddress();
    const outcomes = await inParallel(204, () => world.trigger(aPolicyNumber(), { address }));
    expect(tally(outcomes)).toEqual({ ok: 200, OTP_LIMIT: 4 });
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
    const failure = { policyNumber: 'ANYBODY', address: '10.0.0.1', failedAt: world.now(), wasCompared: true };
    await db.database.insert(schema.pinFailures).values(Array.from({ length: 999 }, () => failure));
    await world.trigger(before.policyNumber);
    expect(world.sentPin()).toMatch(/^\d{6}$/);
    await world.login(before.policyNumber, wrongPin);
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
