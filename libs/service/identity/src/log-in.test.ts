import { auditOf, countFailures, findCustomer } from '@portal/service-store';
import { atSize } from '@portal/domain/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { describe, expect, it } from 'vitest';
import { later } from './identity-limits';
import { addPolicies, aPolicyNumber } from './testing/add-policies';
import { anAddress, aWorld, dataOf, inParallel, tally, verdict, wrongPin } from './testing/world';

type World = ReturnType<typeof aWorld>;

onEveryDatabase('Signing in', (db) => {
  /** PGlite has one connection and does everything in turn, so it gets fewer rounds. */
  const rounds = (onPostgres: number, onPglite: number) =>
    atSize(
      db.isParallel ? { test: onPostgres, prove: Math.max(onPostgres, 50) } : { test: onPglite, prove: 5 * onPglite },
    );

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
    const policies = db.isParallel ? atSize({ test: 20, prove: 200 }) : atSize({ test: 4, prove: 100 });
    for (const { policyNumber } of await addPolicies(db.database, policies)) {
      const { trigger, login } = world.aBrowser();
      await trigger(policyNumber);
      const right = world.sentPin();
      const guesses = [];
      for (const otp of [...Array<string>(5).fill(wrongPin), right]) {
        guesses.push(verdict(await login(policyNumber, otp)));
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
    for (const [round, { policyNumber }] of (await addPolicies(db.database, rounds(4, 1))).entries()) {
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
    for (const { policyNumber } of await addPolicies(db.database, rounds(3, 1))) {
      const world = aWorld(db.database);
      await world.trigger(policyNumber);
      const right = world.sentPin();
      expect(tally(await inParallel(50, () => world.login(policyNumber, right)))).toEqual({
        ok: 1,
        INVALID_OTP: 20,
        LOCKED: 29,
      });
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

    it('does not give the day its sends back, and a successful sign-in does, to who signed in', async () => {
      const world = aWorld(db.database);
      const [guessed, signedIn] = [await world.addPolicy(), await world.addPolicy()];
      const elsewhere = anAddress();
      for (let sends = 0; sends < 2; sends += 1) {
        await world.trigger(guessed.policyNumber);
        await world.trigger(signedIn.policyNumber, { address: elsewhere });
        world.wait(60);
        await world.trigger(signedIn.policyNumber);
        if (sends === 1) await world.login(signedIn.policyNumber, world.sentPin());
        world.wait(3600);
      }
      expect(await world.trigger(guessed.policyNumber)).toMatchObject({ retryAfterSeconds: 86_400 - 7320 });
      expect(verdict(await world.trigger(signedIn.policyNumber))).toBe('ok');
      expect(verdict(await world.trigger(signedIn.policyNumber, { address: elsewhere }))).toBe('OTP_LIMIT');
    });
  });

  describe('a stranger at one address', () => {
    /** Burns everything an address can burn on a policy. */
    const burn = async (world: World, policyNumber: string, address: string) => {
      for (let pins = 0; pins < 12; pins += 1) {
        await world.trigger(policyNumber, { address });
        for (let tries = 0; tries < 6; tries += 1) await world.login(policyNumber, wrongPin, address);
        world.wait(450);
      }
    };

    it('keeps no holder from signing in: neither on a known device nor on a new one elsewhere', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      const known = world.aBrowser();
      await known.signIn(policyNumber);
      await burn(world, policyNumber, anAddress());
      await known.signIn(policyNumber);
      await world.signIn(policyNumber);
    });

    it('not even at the same address as the known device', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      const known = world.aBrowser();
      await known.signIn(policyNumber);
      await burn(world, policyNumber, known.address);
      await known.signIn(policyNumber);
    });

    it('neither kills nor spends the PIN of the holder, and cannot use it', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      const holder = world.aBrowser();
      await holder.trigger(policyNumber);
      const pin = world.sentPin();
      const stranger = world.aBrowser();
      dataOf(await stranger.trigger(policyNumber));
      for (let tries = 0; tries < 7; tries += 1) await stranger.login(policyNumber, wrongPin);
      expect(verdict(await stranger.login(policyNumber, pin))).toBe('INVALID_OTP');
      expect(verdict(await world.login(policyNumber, pin, anAddress()))).toBe('INVALID_OTP');
      expect(verdict(await holder.login(policyNumber, pin))).toBe('ok');
    });
  });

  it('a device whose address changes between asking and typing signs in: its cookie says that it asked', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const { deviceToken } = dataOf(await world.trigger(policyNumber, { address: '102.65.1.9' }));
    const pin = world.sentPin();
    expect(verdict(await world.login(policyNumber, pin, '41.13.7.20'))).toBe('INVALID_OTP');
    expect(verdict(await world.login(policyNumber, pin, '41.13.7.20', `${deviceToken}x`))).toBe('INVALID_OTP');
    expect(verdict(await world.login(policyNumber, pin, '41.13.7.20', deviceToken))).toBe('ok');
  });

  describe('three PINs of one device killed by guesses', () => {
    const locked = {
      failure: { status: 423, code: 'LOCKED', message: 'Too many attempts. Please try again in 15 minutes.' },
    };

    it('lock that device out for 15 minutes, for PINs and for guesses, and nobody else', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      const [device, other] = [world.aBrowser(), world.aBrowser()];
      await device.signIn(policyNumber);
      await other.signIn(policyNumber);
      for (let pins = 0; pins < 3; pins += 1) {
        world.wait(60);
        await device.killPin(policyNumber);
      }
      world.wait(60);
      expect(await device.login(policyNumber, wrongPin)).toMatchObject({ ...locked, retryAfterSeconds: 840 });
      expect(await device.trigger(policyNumber)).toMatchObject({ ...locked, retryAfterSeconds: 840 });
      await world.signIn(policyNumber);
      world.wait(3600);
      await other.signIn(policyNumber);
      await device.signIn(policyNumber);
    });
  });

  describe('guesses without a PIN', () => {
    it('meet a brake after 20 from one address, over all policies, known or not', async () => {
      const world = aWorld(db.database);
      const address = anAddress();
      const guess = () => world.login(aPolicyNumber(), wrongPin, address);
      expect(tally(await inParallel(40, guess))).toEqual({ INVALID_OTP: 20, LOCKED: 20 });
      world.wait(899);
      expect(await guess()).toMatchObject({ failure: { code: 'LOCKED' }, retryAfterSeconds: 1 });
      world.wait(1);
      expect(verdict(await guess())).toBe('INVALID_OTP');
    });

    it('do not stop somebody at that address who has a PIN', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      const holder = world.aBrowser();
      await holder.trigger(policyNumber);
      const pin = world.sentPin();
      for (let tries = 0; tries < 30; tries += 1) await world.login(aPolicyNumber(), wrongPin, holder.address);
      expect(verdict(await holder.login(policyNumber, pin))).toBe('ok');
    });

    it('leave 10 rows a day in the audit of a policy, however many there were and from wherever', async () => {
      const world = aWorld(db.database);
      const { policyNumber } = await world.addPolicy();
      for (let tries = 0; tries < 60; tries += 1) await world.login(policyNumber, wrongPin, anAddress());
      for (let tries = 0; tries < 60; tries += 1) await world.login(policyNumber, wrongPin);
      expect(await auditOf(db.database, policyNumber, 1000)).toHaveLength(10);
      expect(await countFailures(db.database, later(world.now(), -1))).toBe(0);
    });
  });

  it('keeps nothing of a user agent that a log could stumble over', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber);
    const userAgent = `Fire\u0000fox\r\n\u001b[31m${'x'.repeat(500)}`;
    await world.aBrowser('10.9.8.7').trigger(policyNumber);
    const from = { address: '10.9.8.7', deviceToken: null };
    const login = { policyNumber, otp: world.sentPin(), ...from, requestId: null, userAgent };
    expect(dataOf(await world.identity.login(login)).tokens.accessToken).toHaveLength(80);
  });
});
