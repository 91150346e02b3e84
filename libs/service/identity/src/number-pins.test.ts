import { auditOf, inTransaction, webRandom } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { type Outcome } from './outcome';
import { anAddress, aWorld, dataOf, verdict, wrongPin } from './testing/world';

const [mine, other] = ['27830000011', '27830000012'];

onEveryDatabase('Proving a number without a policy', (db) => {
  type World = ReturnType<typeof aWorld>;
  const trigger = async (world: World, cellNumber = mine, address = anAddress()) => {
    const proof = { cellNumber, purpose: 'DEATH_REPORT', by: { deviceToken: null }, address, requestId: null } as const;
    const outcome = await world.identity.triggerNumberPin(proof);
    if (outcome.success) await outcome.data.afterwards();
    return outcome;
  };
  const verify = (world: World, otp: string, deviceToken: string | null, cellNumber = mine) =>
    inTransaction(db.database, (tx) =>
      world.identity.verifyNumberPin(tx, {
        cellNumber,
        purpose: 'DEATH_REPORT',
        otp,
        by: { deviceToken },
        address: anAddress(),
        requestId: null,
      }),
    );

  it('sends a PIN that names no policy to that number, and takes it once, for that number alone', async () => {
    const world = aWorld(db.database);
    const { reply, deviceToken } = dataOf(await trigger(world));
    expect(reply).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 60 });
    const code = world.sentPin();
    expect(world.outbox).toEqual([
      {
        channel: 'SMS',
        to: mine,
        text: `Ubuntu Funeral Cover: your one-time PIN is ${code}. It expires in 5 minutes. Never share it.`,
        purpose: 'DEATH_REPORT',
      },
    ]);
    expect(await verify(world, code, deviceToken, other)).toMatchObject({ failure: { code: 'INVALID_OTP' } });
    expect(await verify(world, code, deviceToken)).toBeNull();
    expect(await verify(world, code, deviceToken)).toMatchObject({ failure: { code: 'INVALID_OTP' } });
  });

  it('looks up once the answer is out whether anybody is sent it, and is opened and told in the audit only then', async () => {
    const world = aWorld(db.database);
    const steps: string[] = [];
    for (const isMeant of [true, false]) {
      const proof = {
        cellNumber: mine,
        purpose: 'CLAIM_LOGIN',
        by: { deviceToken: null },
        address: anAddress(),
      } as const;
      const isExpected = async () => steps.push('looked up') > 0 && isMeant;
      const outcome = await world.identity.triggerNumberPin({ ...proof, requestId: null, isExpected });
      steps.push(verdict(outcome));
      await dataOf(outcome).afterwards();
    }
    expect(steps).toEqual(['ok', 'looked up', 'ok', 'looked up']);
    expect(world.outbox.map(({ to, purpose }) => [to, purpose])).toEqual([[mine, 'CLAIM_LOGIN']]);
    const [second, first] = await auditOf(db.database, 'SYSTEM');
    expect([first?.outcome, second?.outcome]).toEqual(['SUCCEEDED', 'REFUSED']);
  });

  it.each([
    { isMeant: true, gives: 'ok' },
    { isMeant: false, gives: 'INVALID_OTP' },
  ])('opens for the digits that were drawn where somebody is meant ($isMeant), and for none before', async (one) => {
    const world = aWorld(db.database, { ...webRandom, int: () => 123_456 });
    const from = { cellNumber: mine, by: { deviceToken: null }, address: anAddress(), requestId: null };
    const isExpected = () => Promise.resolve(one.isMeant);
    const asked = await world.identity.triggerNumberPin({ ...from, purpose: 'CLAIM_LOGIN', isExpected });
    const guess = () =>
      inTransaction(db.database, (tx) =>
        world.identity.verifyNumberPin(tx, { ...from, purpose: 'CLAIM_LOGIN', otp: '123456' }),
      );
    expect(await guess()).toMatchObject({ failure: { code: 'INVALID_OTP' } });
    await dataOf(asked).afterwards();
    const refusal = await guess();
    expect(refusal === null ? 'ok' : refusal.failure.code).toBe(one.gives);
  });

  it('is not the sign-in to a policy that has this number as its own', async () => {
    const world = aWorld(db.database);
    await trigger(world);
    expect(verdict(await world.login(mine, world.sentPin()))).toBe('INVALID_OTP');
  });

  it('is limited as sign-in is, for that number: two a day from one address, ten from all, whoever asks for others', async () => {
    const world = aWorld(db.database);
    const home = anAddress();
    const verdicts: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      verdicts.push(verdict(await trigger(world, mine, home)));
      world.wait(61);
    }
    for (let times = 0; times < 9; times += 1) verdicts.push(verdict(await trigger(world)));
    const ok = Array<string>(2).fill('ok');
    expect(verdicts).toEqual([...ok, 'OTP_LIMIT', ...Array<string>(8).fill('ok'), 'OTP_LIMIT']);
    expect(verdict(await trigger(world, other, home))).toBe('ok');
  });

  it('comes to whoever signed in with the number however many others asked for it, and opens nothing for another session', async () => {
    const world = aWorld(db.database);
    for (let times = 0; times < 10; times += 1) dataOf(await trigger(world));
    expect(verdict(await trigger(world))).toBe('OTP_LIMIT');
    const confirming = (sessionId: string) =>
      ({ cellNumber: mine, purpose: 'PAYEE_ACCOUNT', by: { sessionId }, requestId: null }) as const;
    const asked = await world.identity.triggerNumberPin({ ...confirming('mine'), address: anAddress() });
    await dataOf(asked).afterwards();
    const otp = world.sentPin();
    const confirm = (sessionId: string) =>
      inTransaction(db.database, (tx) =>
        world.identity.verifyNumberPin(tx, { ...confirming(sessionId), otp, address: anAddress() }),
      );
    expect(await confirm('another')).toMatchObject({ failure: { code: 'INVALID_OTP' } });
    expect(await confirm('mine')).toBeNull();
  });

  it('locks after three PINs that wrong guesses killed', async () => {
    const world = aWorld(db.database);
    let device: string | null = null;
    for (let pins = 0; pins < 3; pins += 1) {
      const triggered: Outcome<{ deviceToken: string | null }> = await world.identity.triggerNumberPin({
        cellNumber: mine,
        purpose: 'DEATH_REPORT',
        by: { deviceToken: device },
        address: anAddress(),
        requestId: null,
      });
      device = dataOf(triggered).deviceToken ?? device;
      for (let tries = 0; tries < 5; tries += 1) await verify(world, wrongPin, device);
      world.wait(61);
    }
    expect(await verify(world, wrongPin, device)).toMatchObject({ failure: { code: 'LOCKED' } });
  });

  it('stands in the audit of no policy, with neither PIN nor number', async () => {
    const world = aWorld(db.database);
    const { deviceToken } = dataOf(await trigger(world, other));
    await verify(world, wrongPin, deviceToken, other);
    const [refused, sent] = await auditOf(db.database, 'SYSTEM');
    expect(sent).toMatchObject({ action: 'PIN_SENT', policyNumber: null, after: { purpose: 'DEATH_REPORT' } });
    expect(refused).toMatchObject({ action: 'PIN_REFUSED', policyNumber: null, actorType: 'ANONYMOUS' });
    expect(JSON.stringify([refused, sent])).not.toContain(other);
  });
});
