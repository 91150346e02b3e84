import { type ClaimCase, type DeathReport } from '@portal/contract';
import { claimsOfPolicies, openReportsOn } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherConsultant,
  cells,
  type ClaimsDesk,
  loneVusiPolicy,
  silverPolicy,
  someConsultant,
} from './testing/claims-desk';

onEveryDatabase('A claim that staff open', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    desk.outbox.length = 0;
  });

  test('is one for each life of a policy, and is opened once however often it is sent', async () => {
    const body = { lifeId: await desk.lifeId('Spouse') };
    const headers = { 'idempotency-key': 'open-once' };
    const first = await desk.open(someConsultant, body, { headers });
    expect((await desk.open(someConsultant, body, { headers })).text).toBe(first.text);
    const { reference } = dataOf<ClaimCase>(first);
    expect(await desk.open(anotherConsultant, body)).toMatchObject({
      status: 409,
      body: {
        code: 'CLAIM_EXISTS',
        message: `There is already a claim for this person. Its reference is ${reference}.`,
      },
    });
    expect(await claimsOfPolicies(db.database, [silverPolicy])).toHaveLength(1);
    expect(desk.outbox.map(({ to, purpose }) => [to, purpose])).toEqual([[cells.holder, 'CLAIM_OPEN']]);
  });

  test.each<[why: string, status: number, body: object]>([
    ['somebody who is not on the policy', 404, { lifeId: crypto.randomUUID() }],
    ['a policy that is not there', 404, { policyNumber: '7999999995', lifeId: crypto.randomUUID() }],
    ['a report that is not there', 404, { deathReportId: crypto.randomUUID() }],
    ['a death in the future', 422, { dateOfDeath: '2026-11-21' }],
    ['a death before the birth', 422, { dateOfDeath: '1970-01-01' }],
    ['nobody said to have died', 422, { lifeId: null }],
    ['no channel', 422, { channel: null }],
  ])('is refused for %s: %i', async (_, status, body) => {
    expect((await desk.open(someConsultant, { lifeId: await desk.lifeId('Spouse'), ...body })).status).toBe(status);
    expect(await claimsOfPolicies(db.database, [silverPolicy])).toEqual([]);
    expect(desk.outbox).toEqual([]);
  });

  test('may be about a stillborn child, which needs no policy record', async () => {
    const motherLifeId = await desk.lifeId('Spouse');
    const opened = dataOf<ClaimCase>(await desk.open(someConsultant, { stillborn: { weeks: 25, motherLifeId } }));
    expect(opened).toMatchObject({
      life: { id: null, name: 'Stillborn child', kind: 'STILLBORN' },
      stillborn: { weeks: 25, mother: 'Zodwa Jacobs' },
      policy: { coverStart: null },
      amountsByCause: expect.arrayContaining([
        expect.objectContaining({ nothing: expect.objectContaining({ reasonCode: 'STILLBORN_WEEKS' }) }),
      ]),
    });
    const received = dataOf<ClaimCase>(await desk.receive(opened, 'NOTICE_OF_DEATH'));
    const says = { weeks: 30 };
    const judged = dataOf<ClaimCase>(await desk.judge(received, 'NOTICE_OF_DEATH', { verdict: 'ACCEPTED', says }));
    expect(judged.stillborn?.weeks).toBe(30);
    expect(judged.amountsByCause[0]).toMatchObject({ nothing: null });
  });

  describe('for a report of a death', () => {
    const report = async (Cell_Number: string, Policy_Number = silverPolicy) =>
      dataOf<DeathReport>(
        await desk.as(someConsultant)('POST', '/staff/death-reports', {
          deceased: {
            Policy_Number,
            First_Name: 'Sibusiso',
            Surname: 'Jacobs',
            Date_Of_Death: '2026-11-10',
          },
          reporter: {
            First_Name: 'Themba',
            Surname: 'Jacobs',
            Cell_Number,
            Relationship: 'CHILD',
            Preferred_Language: 'ENGLISH',
          },
          channel: 'PHONE',
        }),
      );
    const reported = async ({ id }: DeathReport) =>
      dataOf<DeathReport>(await desk.as(someConsultant)('GET', `/staff/death-reports/${id}`));

    test('links it, and whoever reported it and is paid has come forward', async () => {
      const { id } = await report(cells.son);
      desk.outbox.length = 0;
      const lifeId = await desk.lifeId('MainMember');
      const opened = dataOf<ClaimCase>(await desk.open(someConsultant, { lifeId, deathReportId: id }));
      expect(opened.claimants.map(({ name, hasComeForward }) => [name, hasComeForward])).toEqual([
        ['Themba Jacobs', true],
        ['Lindiwe Jacobs', false],
      ]);
      expect(desk.outbox.map(({ to, purpose }) => [to, purpose])).toEqual([[cells.son, 'CLAIM_OPEN']]);
      expect(await reported({ id } as DeathReport)).toMatchObject({ status: 'LINKED', handledBy: 'Naledi Dlamini' });
      const open = await openReportsOn(db.database, { policyNumber: silverPolicy, lifeId });
      expect(open.map((one) => one.id)).toEqual([id]);
    });

    test('of a stranger makes nobody come forward', async () => {
      const { id } = await report('0831112233');
      const body = { lifeId: await desk.lifeId('Spouse'), deathReportId: id };
      const opened = dataOf<ClaimCase>(await desk.open(someConsultant, body));
      expect(opened.claimants).toMatchObject([{ role: 'POLICYHOLDER', hasComeForward: false }]);
    });

    test('that was closed is refused, and nothing is opened', async () => {
      const closing = await report('0831112233', loneVusiPolicy);
      const { version } = await reported(closing);
      dataOf(
        await desk.as(someConsultant)('POST', `/staff/death-reports/${closing.id}/close`, {
          reason: 'A prank.',
          version,
        }),
      );
      const body = { lifeId: await desk.lifeId('Spouse'), deathReportId: closing.id };
      expect(await desk.open(someConsultant, body)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(await claimsOfPolicies(db.database, [silverPolicy])).toEqual([]);
    });
  });
});
