import { type ClaimCase } from '@portal/contract';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherConsultant,
  cells,
  type ClaimsDesk,
  diamondPolicy,
  loneVusiPolicy,
  saying,
  silverPolicy,
  someConsultant,
} from '../testing/claims-desk';

const accepted = { verdict: 'ACCEPTED' };
const tooDark = { verdict: 'NOT_USABLE', reason: 'TOO_DARK' };

onEveryDatabase('Documents of a claim', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
  });
  const ofVusi = (more: object = {}) => desk.openFor('MainMember', { policyNumber: loneVusiPolicy, ...more });
  const received = async (claim: ClaimCase, type = 'DEATH_CERTIFICATE', body: object = {}) =>
    dataOf<ClaimCase>(await desk.receive(claim, type, body));
  const judged = async (claim: ClaimCase, body: object, type = 'DEATH_CERTIFICATE') =>
    dataOf<ClaimCase>(await desk.judge(claim, type, body));

  describe('the clock', () => {
    test('counts from the moment at which the last one reached us, not from when it was put in', async () => {
      const claim = await ofVusi();
      desk.wait(4 * 86_400);
      const complete = await received(claim, 'DEATH_CERTIFICATE', { receivedAt: '2026-11-21T15:00:00.000Z' });
      expect(complete).toMatchObject({
        status: 'IN_ASSESSMENT',
        clocks: { completeAt: '2026-11-21T15:00:00.000Z', decisionDue: '2026-11-24' },
      });
    });

    test('does not run before the claim was opened, nor from the future', async () => {
      const claim = await ofVusi();
      const future = await desk.receive(claim, 'DEATH_CERTIFICATE', { receivedAt: '2026-11-21T15:00:00.000Z' });
      expect(future).toMatchObject({ status: 422, body: { errors: [{ field: 'receivedAt' }] } });
      const earlier = await received(claim, 'DEATH_CERTIFICATE', { receivedAt: '2026-11-18T08:00:00.000Z' });
      expect(earlier.clocks.completeAt).toBe(claim.clocks.reportedAt);
    });

    test('is cleared by one that cannot be used, whoever sent it is told, and starts anew with the next', async () => {
      const opened = await desk.openFor('Spouse');
      const complete = await desk.complete(opened);
      desk.outbox.length = 0;
      const cleared = await judged(complete, tooDark);
      expect(cleared).toMatchObject({ status: 'REPORTED', clocks: { completeAt: null, decisionDue: null } });
      expect(desk.lineOf(cleared, 'DEATH_CERTIFICATE')).toMatchObject({ status: 'NOT_USABLE', reason: 'TOO_DARK' });
      expect(desk.outbox).toMatchObject([{ to: cells.holder, purpose: 'CLAIM_NOT_USABLE' }]);
      desk.wait(3 * 86_400);
      const again = await received(cleared);
      expect(again).toMatchObject({ status: 'IN_ASSESSMENT', clocks: { decisionDue: '2026-11-25' } });
    });

    test('cannot be stopped any more once the decision was due', async () => {
      const complete = await desk.complete(await ofVusi());
      desk.wait(4 * 86_400);
      expect((await desk.read(someConsultant, complete)).clocks.isOverdue).toBe(false);
      desk.wait(86_400);
      expect((await desk.read(someConsultant, complete)).clocks.isOverdue).toBe(true);
      expect(await desk.judge(complete, 'DEATH_CERTIFICATE', tooDark)).toMatchObject({
        status: 409,
        body: { code: 'NOT_POSSIBLE' },
      });
      const overdue = await desk.queue(someConsultant, '?view=OVERDUE');
      expect(overdue.data.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([[complete.id, true]]);
    });

    test('starts where we do without the last one', async () => {
      const claim = await ofVusi();
      expect(await desk.judge(claim, 'DEATH_CERTIFICATE', { verdict: 'WAIVED' })).toMatchObject({ status: 422 });
      const waived = await judged(claim, { verdict: 'WAIVED', note: 'The register has it.' });
      expect(waived).toMatchObject({ status: 'IN_ASSESSMENT' });
      expect(desk.lineOf(waived, 'DEATH_CERTIFICATE')).toMatchObject({
        status: 'WAIVED',
        note: 'The register has it.',
        judgedBy: 'Naledi Dlamini',
      });
    });
  });

  test('are judged only once something came, and only those of the claim', async () => {
    const claim = await ofVusi();
    expect(await desk.judge(claim, 'DEATH_CERTIFICATE', accepted)).toMatchObject({
      status: 409,
      body: { code: 'NOT_POSSIBLE', message: 'Nothing has come for this document.' },
    });
    const path = `documents/${crypto.randomUUID()}/judge`;
    expect(await desk.act(someConsultant, claim, path, accepted)).toMatchObject({ status: 404 });
    const stale = { ...claim, version: claim.version + 1 };
    expect(await desk.judge(stale, 'DEATH_CERTIFICATE', accepted)).toMatchObject({ body: { code: 'STALE_VERSION' } });
  });

  describe('what they say', () => {
    test('sets the cause, and the list and the amounts follow', async () => {
      const policyNumber = diamondPolicy;
      const mother = await desk.openFor('ExtendedMembers', { policyNumber, causeReported: 'UNKNOWN' });
      expect(mother.cause).toBeNull();
      const read = await judged(await received(mother), { ...accepted, says: saying({ cause: 'NATURAL' }) });
      expect(read.cause).toBe('NATURAL');
      expect(desk.lineOf(read, 'DEATH_CERTIFICATE').says).toMatchObject({ cause: 'NATURAL', weeks: null });
      const worse = await judged(read, tooDark);
      expect(worse.cause).toBeNull();
    });

    test('moves the day of death, and the policy is looked at as it stood then', async () => {
      await desk.setPaidTo(loneVusiPolicy, '2026-10-31');
      const before = await ofVusi({ dateOfDeath: '2026-11-19' });
      expect(before.policy.overduePremiums).toMatchObject([{ due: '2026-11-01' }]);
      const says = saying({ dateOfDeath: '2026-11-01', writtenOn: '2026-11-03' });
      const moved = await judged(await received(before), { ...accepted, says });
      expect(moved).toMatchObject({ dateOfDeath: '2026-11-01', policy: { overduePremiums: [] } });
      const wrong = saying({ dateOfDeath: '1979-12-31' });
      expect(await desk.judge(moved, 'DEATH_CERTIFICATE', { ...accepted, says: wrong })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'says.dateOfDeath' }] },
      });
    });

    test('asks for a look where it does not fit', async () => {
      const says = saying({ writtenOn: '2026-11-09', detailsThatDiffer: ['NAMES', 'ID_NUMBER'] });
      const read = await judged(await received(await ofVusi()), { ...accepted, says });
      expect(read.flags.map(({ kind, level, sentence }) => [kind, level, sentence])).toEqual([
        ['DOCUMENT_TOO_EARLY', 'HIGH', 'A document about the death is of 9 November 2026, before the death.'],
        ['DETAILS_DIFFER', 'MEDIUM', 'Documents and policy differ: names, ID number.'],
      ]);
      expect(desk.lineOf(read, 'ID_COPY')).toMatchObject({ label: 'ID of the person who died', status: 'NEEDED' });
    });
  });

  describe('what was found out beside them', () => {
    const note = async (claim: ClaimCase, facts: object) =>
      dataOf<ClaimCase>(
        await desk.as(someConsultant)('PUT', `/staff/claims/${claim.id}/facts`, { version: claim.version, ...facts }),
      );

    test('asks for what the answer depends on, and takes off what others paid', async () => {
      const child = await desk.openFor('Children', { policyNumber: diamondPolicy });
      const natural = ({ amountsByCause }: ClaimCase) => amountsByCause[0]?.payableNow;
      expect(natural(child)).toBe(37_500);
      const noted = await note(child, { isPreviousInsurerReliedOn: true, paidByOtherInsurers: 20_000 });
      expect(desk.lineOf(noted, 'OTHER').label).toBe('Letter from your previous insurer');
      expect(natural(noted)).toBe(30_000);
      const again = await note(noted, { isPreviousInsurerReliedOn: false });
      expect(again.documents.map(({ type }) => type)).not.toContain('OTHER');
      expect(natural(again)).toBe(30_000);
    });
  });

  test('are read with their content, which is written down', async () => {
    const claim = await received(await desk.openFor('Spouse'));
    const file = desk.lineOf(claim, 'DEATH_CERTIFICATE').files[0];
    const path = `/staff/claims/${claim.id}/files`;
    const read = await desk.as(anotherConsultant)('GET', `${path}/${file?.id}`);
    expect(dataOf(read)).toMatchObject({ fileName: 'DEATH_CERTIFICATE.pdf', contentType: 'application/pdf' });
    expect((await desk.audit(silverPolicy))[0]).toMatchObject({
      action: 'CLAIM_FILE_READ',
      actorId: anotherConsultant.sub,
      entityId: claim.id,
    });
    expect(await desk.as(anotherConsultant)('GET', `${path}/${crypto.randomUUID()}`)).toMatchObject({ status: 404 });
  });
});
