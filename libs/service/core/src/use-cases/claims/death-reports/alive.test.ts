import { type AllowedAction, type Home } from '@portal/contract';
import { goodBodies } from '@portal/contract/testing';
import { auditOf, claimsOfPolicies, findPolicy, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorld, type Sent, type World } from '../../../testing/world';
import {
  cells,
  josephsPolicy,
  numbers,
  receiptOf,
  reporting,
  rosesLapsedPolicy,
  rosesPolicy,
  seedReportedFamily,
} from './testing/reported-family';

onEveryDatabase('A policyholder who was reported dead', (db) => {
  let world: World;
  let { report } = {} as ReturnType<typeof reporting>;
  let token = '';
  beforeAll(async () => {
    world = await aWorld(db.database);
    await seedReportedFamily(db.database, world.clock.now());
    ({ report } = reporting(world));
  });
  beforeEach(async () => {
    for (const table of [
      schema.claims,
      schema.deathReportLives,
      schema.deathReports,
      schema.oneTimePins,
      schema.pinFailures,
    ]) {
      await db.database.delete(table);
    }
    world.outbox.length = 0;
    token = (await world.signIn(rosesPolicy)).accessToken;
  });
  const reports = async (policyNumber = rosesPolicy, as = token): Promise<Sent> =>
    world.send('GET', `/api/v1/policies/${policyNumber}/death-reports`, { token: as });
  const pin = async () => {
    world.wait(61);
    await world.send('POST', `/api/v1/otp/${rosesPolicy}?purpose=ALIVE`, { token });
    return world.sentPin();
  };
  const sayAlive = (otp: string, headers: Record<string, string> = {}, policyNumber = rosesPolicy): Promise<Sent> =>
    world.send('POST', `/api/v1/policies/${policyNumber}/alive`, { token, body: { otp }, headers });
  const statuses = async () => (await db.database.select().from(schema.deathReports)).map(({ status }) => status);

  test('reads when we were told, on every policy and at home, and nothing of who told us', async () => {
    expect((await reports()).body.data).toEqual([]);
    await report({ Id_Number: numbers.rose }, cells.daughter);
    const read = await reports();
    expect(read.body.data).toEqual([{ reportedOn: '2026-11-20' }]);
    expect((await reports(rosesLapsedPolicy)).body.data).toEqual([{ reportedOn: '2026-11-20' }]);
    const home = (await world.send('GET', '/api/v1/home', { token })).body.data as unknown as Home;
    expect(home.policyAtHome?.deathReports).toEqual([{ reportedOn: '2026-11-20' }]);
  });

  test('is not who reads that somebody else on the policy was reported, and reads of no policy of others', async () => {
    await report({ Id_Number: numbers.rose });
    const { accessToken } = await world.signIn(josephsPolicy);
    expect((await reports(josephsPolicy, accessToken)).body.data).toEqual([]);
    expect((await reports(rosesPolicy, accessToken)).status).toBe(404);
  });

  test('ends every open report with one PIN, on all policies; who reported it is told, and staff see it', async () => {
    const [first, second] = [
      receiptOf(await report({ Id_Number: numbers.rose }, cells.daughter)),
      receiptOf(await report({ Id_Number: numbers.rose }, cells.stranger)),
    ];
    expect((await statuses()).sort()).toEqual(['LINKED', 'UNLINKED']);
    const otp = await pin();
    expect((await sayAlive(otp)).body.data).toEqual({ refutedReports: 2 });
    expect(await statuses()).toEqual(['REFUTED', 'REFUTED']);
    expect((await reports()).body.data).toEqual([]);
    expect((await reports(rosesLapsedPolicy)).body.data).toEqual([]);
    const told = world.outbox.filter(({ purpose }) => purpose === 'REPORT_NOT_CONFIRMED');
    expect(told.map(({ to, text }) => [to, text]).sort()).toEqual([
      [cells.daughter, `Ubuntu Funeral Cover: ${first.reference}. We could not confirm this report.`],
      [cells.stranger, `Ubuntu Funeral Cover: ${second.reference}. We could not confirm this report.`],
    ]);
    const refuted = (await auditOf(db.database, rosesPolicy)).filter(({ action }) => action === 'DEATH_REPORT_REFUTED');
    expect(refuted.map(({ actorType, before }) => [actorType, before]).sort()).toEqual([
      ['CUSTOMER', { status: 'LINKED' }],
      ['CUSTOMER', { status: 'UNLINKED' }],
    ]);
  });

  test('ends the claims that came of the reports, on every policy, and staff see whose word that was', async () => {
    await report({ Id_Number: numbers.rose }, cells.daughter);
    await report({ Id_Number: numbers.rose }, cells.joseph);
    const claims = () => claimsOfPolicies(db.database, [rosesPolicy, josephsPolicy]);
    expect((await claims()).map(({ status }) => status)).toEqual(['REPORTED', 'REPORTED']);
    expect((await sayAlive(await pin())).body.data).toEqual({ refutedReports: 2 });
    for (const { status, record } of await claims()) {
      expect(status).toBe('VOID');
      expect(record.history.at(-1)).toMatchObject({ event: 'VOIDED', who: 'Rose Mokoena' });
    }
    const voided = (await auditOf(db.database, josephsPolicy)).find(({ action }) => action === 'CLAIM_VOIDED');
    expect(voided).toMatchObject({ actorType: 'CUSTOMER', before: { status: 'REPORTED' }, after: { status: 'VOID' } });
    const { record } = (await findPolicy(db.database, rosesPolicy)) ?? {};
    expect(record).toMatchObject({ Policy_Status: 'ACTIVE', MainMember: { Life_Status: 'ACTIVE' } });
  });

  test('needs the right PIN, sent for this alone', async () => {
    await report({ Id_Number: numbers.rose });
    expect((await sayAlive('000000')).body.code).toBe('INVALID_OTP');
    await world.send('POST', `/api/v1/otp/${rosesPolicy}?purpose=APPROVAL`, { token });
    expect((await sayAlive(world.sentPin())).body.code).toBe('INVALID_OTP');
    expect(await statuses()).toEqual(['UNLINKED']);
    expect((await sayAlive(await pin())).status).toBe(200);
  });

  test('gets one answer for one intention, and changes nothing where nothing is open', async () => {
    await report({ Id_Number: numbers.rose });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const otp = await pin();
    expect((await sayAlive(otp, headers)).body.data).toEqual({ refutedReports: 1 });
    expect((await sayAlive(otp, headers)).body.data).toEqual({ refutedReports: 1 });
    expect((await sayAlive(await pin())).body.data).toEqual({ refutedReports: 0 });
  });

  test('cannot say so for somebody else', async () => {
    await report({ Id_Number: numbers.joseph });
    expect((await sayAlive(await pin(), {}, josephsPolicy)).status).toBe(404);
    expect(await statuses()).toEqual(['UNLINKED']);
  });

  describe('asks for a change by which somebody could be robbed', () => {
    const banking = async (holder: string) => {
      world.wait(61);
      await world.send('POST', `/api/v1/otp/${rosesPolicy}?purpose=UPDATE_BANKING_DETAILS`, { token });
      const body = { ...goodBodies['updateBankingDetails'], Account_Holder_Name: holder, otp: world.sentPin() };
      const sent = await world.send('PUT', `/api/v1/update-banking-details/${rosesPolicy}`, { token, body });
      return (sent.body.data as unknown as { action: { status: string; approverType: string } | null }).action;
    };
    const approverSaid = async () => {
      const { body } = await world.send('GET', `/api/v1/allowed-actions/${rosesPolicy}`, { token });
      const allowed = body.data as unknown as AllowedAction[];
      return allowed.find(({ actionType }) => actionType === 'UPDATE_BANKING_DETAILS')?.approver;
    };

    test('and an administrator decides after a report by somebody on the policy, until it is refuted', async () => {
      await report({ Id_Number: numbers.rose }, cells.daughter);
      expect(await approverSaid()).toBe('SECOND_STAFF');
      expect(await banking('R Mokoena')).toMatchObject({ status: 'PENDING', approverType: 'SECOND_STAFF' });
      await sayAlive(await pin());
      expect(await approverSaid()).toBeNull();
      expect(await banking('Rose Mokoena')).toBeNull();
    });

    test('and nobody decides after a report by a stranger, or by somebody who is known on another policy', async () => {
      await report({ Id_Number: numbers.rose });
      await report({ Id_Number: numbers.rose }, cells.joseph);
      expect((await statuses()).sort()).toEqual(['LINKED', 'UNLINKED']);
      expect(await approverSaid()).toBeNull();
      expect(await banking('R M Mokoena')).toBeNull();
    });

    test('and waits no longer than ten business days', async () => {
      await report({ Id_Number: numbers.rose }, cells.daughter);
      world.wait(14 * 86_400);
      token = (await world.signIn(rosesPolicy)).accessToken;
      expect(await approverSaid()).toBe('SECOND_STAFF');
      world.wait(86_400);
      token = (await world.signIn(rosesPolicy)).accessToken;
      expect(await approverSaid()).toBeNull();
    });
  });
});
