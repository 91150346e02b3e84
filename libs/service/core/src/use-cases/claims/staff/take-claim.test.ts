import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { type ClaimCase } from '@portal/contract';
import { beforeEach, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherConsultant,
  type ClaimsDesk,
  diamondPolicy,
  loneVusiPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
} from './testing/claims-desk';

onEveryDatabase('Working on a claim', (db) => {
  let desk: ClaimsDesk;
  let claim: ClaimCase;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    claim = await desk.openFor('Spouse');
  });
  const take = (staff: typeof someConsultant) => desk.as(staff)('POST', `/staff/claims/${claim.id}/take`);
  const release = (staff: typeof someConsultant) => desk.as(staff)('POST', `/staff/claims/${claim.id}/release`);
  const waive = { verdict: 'WAIVED', note: 'No need' };

  test('is for one at a time, for an hour', async () => {
    const taken = dataOf<ClaimCase>(await take(someConsultant));
    expect(taken).toMatchObject({ takenBy: { name: 'Naledi Dlamini', isMine: true }, version: claim.version });
    const busy = { status: 409, body: { code: 'TAKEN', message: 'Naledi Dlamini is working on this claim.' } };
    expect(await take(anotherConsultant)).toMatchObject(busy);
    expect(await desk.judge(claim, 'DEATH_CERTIFICATE', waive, somePortalAdmin)).toMatchObject(busy);
    expect((await desk.read(anotherConsultant, claim)).allowedActs).toEqual([]);
    expect((await desk.receive(claim, 'DEATH_CERTIFICATE', {}, anotherConsultant)).status).toBe(200);
    desk.wait(3600);
    expect(dataOf(await take(anotherConsultant))).toMatchObject({ takenBy: { name: 'Johan van Wyk' } });
  });

  test('ends when it is given back, by an administrator for somebody else too', async () => {
    await take(someConsultant);
    expect(await release(anotherConsultant)).toMatchObject({ status: 409, body: { code: 'TAKEN' } });
    expect(dataOf(await release(somePortalAdmin))).toMatchObject({ takenBy: null });
    expect(dataOf(await release(someConsultant))).toMatchObject({ takenBy: null });
    const acts = (await desk.audit(silverPolicy)).map(({ action, actorId }) => [action, actorId]);
    expect(acts.slice(0, 2)).toEqual([
      ['CLAIM_RELEASED', somePortalAdmin.sub],
      ['CLAIM_TAKEN', someConsultant.sub],
    ]);
  });

  test('of many who take it at once one has it', async () => {
    const people = Array.from({ length: 12 }, (_, at) => ({ ...someConsultant, sub: `staff-${at}` }));
    const answers = await Promise.all(people.map(take));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'TAKEN')).toHaveLength(11);
  });

  test('begins in a queue by what it needs, which is written down', async () => {
    const complete = await desk.complete(await desk.openFor('MainMember', { policyNumber: loneVusiPolicy }));
    desk.wait(60);
    await desk.openFor('Children', { policyNumber: diamondPolicy });
    await take(someConsultant);
    const found = async (query: string, staff = someConsultant) =>
      (await desk.queue(staff, query)).data.map(({ life }) => life.name);
    expect(await found('')).toEqual(['Vusi Khumalo']);
    expect(await found('?view=MINE')).toEqual(['Zodwa Jacobs']);
    expect(await found('?view=MINE', anotherConsultant)).toEqual([]);
    expect(await found('?view=WAITING_FOR_FAMILY')).toEqual(['Zodwa Jacobs', 'Ayanda Adams']);
    expect(await found('?view=ALL&pageSize=2')).toEqual(['Vusi Khumalo', 'Zodwa Jacobs']);
    expect(await found('?view=ALL&pageSize=2&pageNumber=2')).toEqual(['Ayanda Adams']);
    const { data, ...page } = await desk.queue(anotherConsultant, '?view=ALL&pageSize=2');
    expect(page).toEqual({ pageNumber: 1, pageSize: 2, totalRecords: 3, totalPages: 2 });
    expect(data).toMatchObject([
      { reference: complete.reference, dueOn: '2026-11-24', documentsMissing: 0, isOverdue: false, takenBy: null },
      { status: 'REPORTED', dueOn: null, documentsMissing: 3, takenBy: { isMine: false } },
    ]);
    expect((await desk.audit('SYSTEM'))[0]).toMatchObject({
      action: 'CLAIMS_LISTED',
      actorId: anotherConsultant.sub,
      after: { claims: data.map(({ id }) => id) },
    });
  });

  test('that was read is written down on its policy, each time', async () => {
    await desk.read(anotherConsultant, claim);
    expect((await desk.audit(silverPolicy))[0]).toMatchObject({
      action: 'CLAIM_READ',
      actorType: 'STAFF',
      actorId: anotherConsultant.sub,
      entityType: 'CLAIM',
      entityId: claim.id,
    });
    for (const id of [crypto.randomUUID(), 'no-uuid']) {
      expect(await desk.as(anotherConsultant)('GET', `/staff/claims/${id}`)).toMatchObject({ status: 404 });
    }
  });
});
