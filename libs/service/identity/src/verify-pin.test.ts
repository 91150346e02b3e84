import { otpPurposes, type OtpPurpose } from '@portal/contract';
import { auditOf, inTransaction, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addPolicies } from './testing/add-policies';
import { type Presented } from './asker';
import { anAddress, aSession, aWorld, wrongPin } from './testing/world';

onEveryDatabase('Confirming a change with a PIN', (db) => {
  type World = ReturnType<typeof aWorld>;
  const verify = (world: World, policyNumber: string, purpose: OtpPurpose, otp: string, by: Presented = aSession) =>
    inTransaction(db.database, (tx) =>
      world.identity.verifyPin(tx, { policyNumber, purpose, otp, by, address: anAddress(), requestId: 'request-3' }),
    );

  const invalid = {
    success: false,
    failure: {
      success: false,
      status: 400,
      code: 'INVALID_OTP',
      message: 'The one-time PIN is incorrect or has expired.',
    },
    retryAfterSeconds: null,
  };

  it('accepts the PIN once', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber, { purpose: 'UPDATE_BANKING_DETAILS' });
    const code = world.sentPin();
    expect(world.outbox.at(-1)?.purpose).toBe('UPDATE_BANKING_DETAILS');
    expect(await verify(world, policyNumber, 'UPDATE_BANKING_DETAILS', code)).toBeNull();
    expect(await verify(world, policyNumber, 'UPDATE_BANKING_DETAILS', code)).toEqual(invalid);
    const refused = (await auditOf(db.database, policyNumber)).filter(({ action }) => action === 'PIN_REFUSED');
    expect(refused).toMatchObject([
      { reason: 'INVALID_OTP', requestId: 'request-3', after: { purpose: 'UPDATE_BANKING_DETAILS' } },
    ]);
  });

  it('a PIN that proves a new number goes there, and proves that number alone', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const purpose = 'UPDATE_CELL_NUMBER';
    const [mine, other] = ['27830000001', '27830000002'];
    await world.trigger(policyNumber, { purpose });
    const stepUp = world.sentPin();
    await world.trigger(policyNumber, { purpose, cellNumber: mine });
    const proof = world.sentPin();
    expect(world.outbox.at(-1)).toMatchObject({ to: mine, purpose });

    const prove = (cellNumber: string, otp: string) =>
      inTransaction(db.database, (tx) =>
        world.identity.verifyPin(tx, {
          policyNumber,
          purpose,
          cellNumber,
          otp,
          by: aSession,
          address: anAddress(),
          requestId: null,
        }),
      );
    expect(await prove(other, proof)).toEqual(invalid);
    if (stepUp !== proof) expect(await prove(mine, stepUp)).toEqual(invalid);
    expect(await prove(mine, proof)).toBeNull();
    expect(await verify(world, policyNumber, purpose, stepUp)).toBeNull();
  });

  it('a PIN opens one policy and one purpose: none of the other cells (B7, E13)', async () => {
    const world = aWorld(db.database);
    const policies = await addPolicies(db.database, 2);
    const cells = policies.flatMap(({ policyNumber }) => otpPurposes.map((purpose) => ({ policyNumber, purpose })));
    const owners = cells.filter(({ purpose }) => purpose === 'LOGIN' || purpose === 'UPDATE_BANKING_DETAILS');
    const accepted: string[] = [];
    for (const owner of owners) {
      world.wait(2 * 86_400);
      const codes = new Map<string, string>();
      for (const cell of cells) {
        await world.trigger(cell.policyNumber, { purpose: cell.purpose });
        codes.set(nameOf(cell), world.sentPin());
        world.wait(cell.purpose === 'BENEFICIARY' ? 60 : 1);
      }
      const code = codes.get(nameOf(owner))!;
      for (const cell of cells) {
        if (nameOf(cell) === nameOf(owner) || codes.get(nameOf(cell)) === code) continue;
        if ((await tryPin(cell, code)) === 'accepted') accepted.push(`${nameOf(owner)} on ${nameOf(cell)}`);
      }
      expect(await tryPin(owner, code)).toBe('accepted');
    }
    expect(accepted).toEqual([]);

    async function tryPin({ policyNumber, purpose }: (typeof cells)[number], code: string) {
      if (purpose !== 'LOGIN') return (await verify(world, policyNumber, purpose, code)) ? 'refused' : 'accepted';
      return (await world.login(policyNumber, code)).success ? 'accepted' : 'refused';
    }
  });

  it.each(['LOGIN', 'APPROVAL'] as const)('of %s opens nothing once another number is on record', async (purpose) => {
    const world = aWorld(db.database);
    const { policyNumber, id } = await world.addPolicy();
    await world.trigger(policyNumber, { purpose });
    const [otp, before] = [world.sentPin(), world.outbox.at(-1)?.to];
    const onRecord = (cellNumber: string | undefined) =>
      db.database.update(schema.policyPeople).set({ cellNumber }).where(eq(schema.policyPeople.policyId, id));
    const isTaken = async () =>
      purpose === 'LOGIN'
        ? (await world.login(policyNumber, otp)).success
        : (await verify(world, policyNumber, purpose, otp)) === null;
    await onRecord('27839990001');
    expect(await isTaken()).toBe(false);
    await onRecord(before);
    expect(await isTaken()).toBe(true);
  });

  it('can be looked at before it is used up, and a wrong one counts all the same', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber, { purpose: 'APPROVAL' });
    const otp = world.sentPin();
    const look = (typed: string) =>
      inTransaction(db.database, (tx) =>
        world.identity.verifyPin(tx, {
          policyNumber,
          purpose: 'APPROVAL',
          otp: typed,
          by: aSession,
          address: anAddress(),
          requestId: null,
          staysGood: true,
        }),
      );
    for (let times = 0; times < 6; times += 1) expect(await look(otp)).toBeNull();
    for (let tries = 0; tries < 5; tries += 1) expect(await look(wrongPin)).toEqual(invalid);
    expect(await look(otp)).toEqual(invalid);
  });

  it('belongs to the session that asked: another session of the same customer neither uses nor spends it', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber, { purpose: 'APPROVAL' });
    const other = { sessionId: 'another-session' };
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await verify(world, policyNumber, 'APPROVAL', world.sentPin(), other)).toEqual(invalid);
    }
    expect(await verify(world, policyNumber, 'APPROVAL', world.sentPin())).toBeNull();
  });

  it('20 guesses without a PIN are all that a session has in 15 minutes, and the audit tells of 10', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    const by = { sessionId: 'a-guessing-session' };
    const guess = (otp: string) => verify(world, policyNumber, 'APPROVAL', otp, by);
    for (let tries = 0; tries < 20; tries += 1) expect(await guess(wrongPin)).toEqual(invalid);
    expect(await guess(wrongPin)).toMatchObject({ failure: { code: 'LOCKED' } });
    expect(await auditOf(db.database, policyNumber, 100)).toHaveLength(10);
    await world.trigger(policyNumber, { purpose: 'APPROVAL', by });
    expect(await guess(world.sentPin())).toBeNull();
  });

  it('five wrong guesses kill the PIN, counted although the change did not happen', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber, { purpose: 'APPROVAL' });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await verify(world, policyNumber, 'APPROVAL', wrongPin)).toEqual(invalid);
    }
    expect(await verify(world, policyNumber, 'APPROVAL', world.sentPin())).toEqual(invalid);
  });

  it('goes back with the change when the change fails', async () => {
    const world = aWorld(db.database);
    const { policyNumber } = await world.addPolicy();
    await world.trigger(policyNumber, { purpose: 'APPROVAL' });
    const guess = {
      policyNumber,
      purpose: 'APPROVAL',
      otp: world.sentPin(),
      by: aSession,
      address: anAddress(),
      requestId: null,
    } as const;
    const change = inTransaction(db.database, async (tx) => {
      expect(await world.identity.verifyPin(tx, guess)).toBeNull();
      throw new Error('The change failed');
    });
    await expect(change).rejects.toThrow('The change failed');
    expect(await verify(world, policyNumber, 'APPROVAL', world.sentPin())).toBeNull();
  });
});

const nameOf = ({ policyNumber, purpose }: { policyNumber: string; purpose: OtpPurpose }) =>
  `${policyNumber} ${purpose}`;
