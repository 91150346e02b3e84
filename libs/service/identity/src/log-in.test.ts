import { auditOf, countFailures, findCustomer } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { describe, expect, it } from 'vitest';
import { later } from './identity-limits';
import { addPolicies } from './testing/add-policies';
import { anAddress, aWorld, dataOf, inParallel, tally, verdict, wrongPin } from './testing/world';

onEveryDatabase('Signing in', (db) => {
  /** PGlite has one connection and does everything in turn, so it gets fewer rounds. */
  const rounds = (onPostgres: number, onPglite: number) => (db.isParallel ? onPostgres : onPglite);

  it('gives tokens of a new session to who has the PIN, and writes it down', async () => {
    const world = aWorld(db.database);
    const { policyNumber, customerId } = await world.addPolicy();
    const tokens = await world.signIn(policyNumber);
    expect(await world.accepts('access', tokens.accessToken)).toBe(true);
    expect(await world.accepts('refresh', tokens.refreshToken)).toBe(true);
    expect((await findCustomer(db.database, customerId))?.lastLoginAt).toEqual(world.now());
    const sessionId = world.identity.readToken('access', tokens.accessToken, world.now())?.sessionId;
    const actions = await auditOf(db.database, policyNumber);
    expect(actions.find(({ action }) => action === 'LOGIN_SUCCEEDED')).toMatchObject({
      actorType: 'CUSTOMER',
      actorId: customerId,
      entityId: sessionId,
      outcome: 'SUCCEEDED',
    });
  });

  it('says one sentence for a wrong PIN, and writes it down', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber);
    expect(await world.login(policyNumber, wrongPin)).toEqual({
      success: false,
      failure: {
        success: false,
        status: 400,
        code: 'INVALID_OTP',
        message: 'The policy number or one-time PIN is incorrect.',
      },
      retryAfterSeconds: null,
    });
    const actions = await auditOf(db.database, policyNumber);
    expect(actions.find(({ action }) => action === 'LOGIN_FAILED')).toMatchObject({ reason: 'INVALID_OTP' });
  });

  it('5 wrong, then right: the PIN is dead (B2)', async () => {
    const world = aWorld(db.database);
    for (const { policyNumber } of await addPolicies(db.database, rounds(200, 20))) {
      await world.trigger(policyNumber);
      const right = world.sentPin();
      const guesses = [];
      for (const otp of [...Array<string>(5).fill(wrongPin), right]) {
        guesses.push(verdict(await world.login(policyNumber, otp)));
      }
      expect(guesses).toEqual(Array(6).fill('INVALID_OTP'));
    }
  });

  it('4 wrong, then right: signed in', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber);
    for (let tries = 0; tries < 4; tries += 1) await world.login(policyNumber, wrongPin);
    expect(verdict(await world.login(policyNumber, world.sentPin()))).toBe('ok');
  });

  it('100 guesses at once, one of them right: at most 5 compared, at most 1 success (B3)', async () => {
    for (const [round, { policyNumber }] of (await addPolicies(db.database, rounds(6, 2))).entries()) {
      const world = aWorld(db.database);
      await world.trigger(policyNumber);
      const right = world.sentPin();
      const place = (round * 2) % 100;
      const outcomes = await inParallel(100, (i) => world.login(policyNumber, i === place ? right : wrongPin));
      const successes = tally(outcomes)['ok'] ?? 0;
      const compared = successes + (await countFailures(db.database, later(world.now(), -1)));
      if (successes === 0) expect(compared).toBe(5);
      expect(successes).toBeLessThanOrEqual(1);
      expect(compared).toBeLessThanOrEqual(5);
    }
  });

  it('the right PIN 50 times at once: exactly 1 success (B4)', async () => {
    for (const { policyNumber } of await addPolicies(db.database, rounds(4, 1))) {
      const world = aWorld(db.database);
      await world.trigger(policyNumber);
      const right = world.sentPin();
      expect(tally(await inParallel(50, () => world.login(policyNumber, right)))).toEqual({ ok: 1, INVALID_OTP: 49 });
    }
  });

  it.each([
    { seconds: 299, verdict: 'ok', why: 'after 4:59' },
    { seconds: 300, verdict: 'INVALID_OTP', why: 'at 5:00' },
    { seconds: 301, verdict: 'INVALID_OTP', why: 'after 5:01' },
  ])('a PIN typed $why: $verdict (B5)', async ({ seconds, verdict: expected }) => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber);
    world.wait(seconds);
    expect(verdict(await world.login(policyNumber, world.sentPin()))).toBe(expected);
  });

  describe('another PIN (B6)', () => {
    it('kills the one before it', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      await world.trigger(policyNumber);
      const old = world.sentPin();
      world.wait(60);
      await world.trigger(policyNumber);
      const fresh = world.sentPin();
      if (old !== fresh) expect(verdict(await world.login(policyNumber, old))).toBe('INVALID_OTP');
      expect(verdict(await world.login(policyNumber, fresh))).toBe('ok');
    });

    it('does not give the day its sends back, and a successful sign-in does', async () => {
      const world = aWorld(db.database);
      const [guessed, signedIn] = [await world.addPolicy(), await world.addPolicy()];
      for (let sends = 0; sends < 10; sends += 1) {
        await world.trigger(guessed.policyNumber);
        await world.trigger(signedIn.policyNumber);
        if (sends === 9) await world.login(signedIn.policyNumber, world.sentPin());
        world.wait(3600);
      }
      expect(await world.trigger(guessed.policyNumber)).toMatchObject({ retryAfterSeconds: 14 * 3600 });
      expect(verdict(await world.trigger(signedIn.policyNumber))).toBe('ok');
    });
  });

  describe('three PINs killed by guesses', () => {
    const locked = {
      failure: { status: 423, code: 'LOCKED', message: 'Too many attempts. Please try again in 15 minutes.' },
    };

    it('lock the policy for 15 minutes, for PINs and for guesses, and no longer', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      for (let pins = 0; pins < 3; pins += 1) {
        await world.killPin(policyNumber);
        if (pins < 2) world.wait(60);
      }
      world.wait(60);
      expect(await world.login(policyNumber, wrongPin)).toMatchObject({ ...locked, retryAfterSeconds: 840 });
      expect(await world.trigger(policyNumber)).toMatchObject({ ...locked, retryAfterSeconds: 840 });
      world.wait(839);
      expect(await world.trigger(policyNumber)).toMatchObject({ ...locked, retryAfterSeconds: 1 });
      world.wait(1);
      expect(verdict(await world.trigger(policyNumber))).toBe('ok');
      expect(verdict(await world.login(policyNumber, world.sentPin()))).toBe('ok');
    });

    it('do not lock out a network that signed in before', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      await world.signIn(policyNumber, '41.13.7.20');
      for (let pins = 0; pins < 3; pins += 1) {
        world.wait(60);
        await world.killPin(policyNumber);
      }
      world.wait(60);
      expect(verdict(await world.trigger(policyNumber))).toBe('LOCKED');
      expect(verdict(await world.trigger(policyNumber, { address: '41.13.7.99' }))).toBe('ok');
      expect(verdict(await world.login(policyNumber, world.sentPin(), anAddress()))).toBe('LOCKED');
      expect(verdict(await world.login(policyNumber, world.sentPin(), '41.13.7.99'))).toBe('ok');
    });
  });

  it('keeps nothing of a user agent that a log could stumble over', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber);
    const userAgent = `Fire\u0000fox\r\n\u001b[31m${'x'.repeat(500)}`;
    const login = { policyNumber, otp: world.sentPin(), address: anAddress(), requestId: null, userAgent };
    expect(dataOf(await world.identity.login(login)).accessToken).toHaveLength(80);
  });
});
