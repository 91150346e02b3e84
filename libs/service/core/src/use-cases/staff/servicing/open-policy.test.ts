import { type Servicing } from '@portal/contract';
import {
  anotherConsultant,
  someConsultant,
  somePortalAdmin,
  staffWithoutGroup,
} from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCall, aStaffService, dataOf, type StaffService, rightAnswers } from '../../../testing/staff-service';
import { canaries, ownerPolicy, strangerPolicy, unknownPolicy } from '../../../testing/seeded-policies';

const hour = 3600;
const wrong = { ...aCall, answers: [...rightAnswers.slice(0, 2), { question: 'POSTAL_CODE', answer: '9999' }] };

onEveryDatabase('staff who open a policy', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
  });
  /** What earlier tests failed at does not count any more, and nothing is open. */
  beforeEach(() => staffService.wait(5 * hour));

  const read = (staff = someConsultant, policyNumber = ownerPolicy) =>
    staffService.as(staff)('GET', `/policy/${policyNumber}`);
  const close = (staff = someConsultant, policyNumber = ownerPolicy) =>
    staffService.as(staff)('DELETE', `/staff/servicings/${policyNumber}`);
  const openOnes = async (staff = someConsultant) =>
    dataOf<Servicing[]>(await staffService.as(staff)('GET', '/staff/servicings'));

  test('for a caller who knows the answers have it open for four hours, and nobody else has', async () => {
    const openedAt = staffService.clock.now();
    const servicing = dataOf<Servicing>(await staffService.open(someConsultant));
    expect(servicing).toMatchObject({
      policyNumber: ownerPolicy,
      mainMember: 'Sipho Canary',
      reason: 'CALL',
      note: null,
      verified: ['ID_NUMBER', 'CELL_NUMBER', 'POSTAL_CODE'],
      openedAt: openedAt.toISOString(),
      endsAt: new Date(openedAt.getTime() + 4 * hour * 1000).toISOString(),
    });
    expect(await openOnes()).toEqual([servicing]);
    expect((await read()).status).toBe(200);
    expect((await read(anotherConsultant)).body.code).toBe('POLICY_NOT_OPENED');
    staffService.wait(4 * hour - 1);
    expect((await read()).status).toBe(200);
    staffService.wait(1);
    expect((await read()).body.code).toBe('POLICY_NOT_OPENED');
    expect(await openOnes()).toEqual([]);
  });

  test('leave a row that says why, and what the caller was asked, not what was answered', async () => {
    await staffService.open(somePortalAdmin, ownerPolicy, { reason: 'CLAIM', note: 'Report of a death', answers: [] });
    const [row] = await staffService.audit();
    expect(row).toMatchObject({
      action: 'POLICY_OPENED',
      actorType: 'STAFF',
      actorId: somePortalAdmin.sub,
      role: 'portalAdmin',
      reason: 'Claim or report of a death: Report of a death',
      outcome: 'SUCCEEDED',
      entityType: 'SERVICING',
      after: { reason: 'CLAIM', verified: [] },
    });
    await staffService.open(someConsultant);
    const rows = JSON.stringify([await staffService.audit(), staffService.events]);
    for (const secret of [canaries.ownerIdNumber, canaries.ownerCell, '"1804"']) expect(rows).not.toContain(secret);
  });

  test('are refused with one wrong answer, whichever it was; which one is in the audit alone', async () => {
    const answers = [
      wrong.answers,
      [{ question: 'DATE_OF_BIRTH', answer: '01/01/1990' }, ...rightAnswers.slice(1)],
      [...rightAnswers, { question: 'PREMIUM', answer: '1' }, { question: 'BENEFICIARY', answer: 'Nobody' }],
    ];
    const texts = new Set<string>();
    for (const said of answers) {
      const { status, text, body } = await staffService.open(someConsultant, ownerPolicy, { ...aCall, answers: said });
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'CALLER_NOT_VERIFIED' });
      texts.add(text);
    }
    expect(texts.size).toBe(1);
    const rows = (await staffService.audit()).slice(0, 3).reverse();
    expect(rows.map(({ action, outcome, after }) => ({ action, outcome, after }))).toEqual(
      [['POSTAL_CODE'], ['DATE_OF_BIRTH'], ['PREMIUM', 'BENEFICIARY']].map((failed) => ({
        action: 'POLICY_NOT_OPENED',
        outcome: 'REFUSED',
        after: { reason: 'CALL', failed },
      })),
    );
    const said = rows.map(({ hash: _, previousHash: __, requestId: ___, ...rest }) => rest);
    expect(JSON.stringify(said)).not.toContain('9999');
    expect((await read()).status).toBe(403);
  });

  test('have to ask enough, and say what for where nobody calls', async () => {
    const bodies = [
      { body: { ...aCall, answers: rightAnswers.slice(0, 2) }, field: 'answers' },
      { body: { ...aCall, answers: [rightAnswers[0], rightAnswers[0], rightAnswers[0]] }, field: 'answers' },
      { body: { reason: 'QUALITY', note: 'why', answers: [] }, field: 'note' },
      { body: { reason: 'DECISION', note: 'Deciding on it', answers: [] }, field: 'reason' },
      { body: { reason: 'CURIOSITY', note: 'I wonder', answers: [] }, field: 'reason' },
    ];
    for (const { body, field } of bodies) {
      expect(await staffService.open(someConsultant, ownerPolicy, body)).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_ERROR', errors: [{ field }] },
      });
    }
    expect(await openOnes()).toEqual([]);
  });

  test('learn nothing from answers where no caller is needed', async () => {
    const body = { reason: 'COMPLAINT', note: 'About a letter', answers: wrong.answers };
    expect(dataOf<Servicing>(await staffService.open(someConsultant, ownerPolicy, body)).verified).toEqual([]);
  });

  test('who open it again have it open for the new reason only', async () => {
    await staffService.open(someConsultant);
    await staffService.open(someConsultant, ownerPolicy, { reason: 'COMPLAINT', note: 'About a letter', answers: [] });
    expect((await openOnes()).map(({ reason }) => reason)).toEqual(['COMPLAINT']);
  });

  test('find several open, the latest first', async () => {
    await staffService.open(someConsultant);
    staffService.wait(60);
    await staffService.open(someConsultant, strangerPolicy, { reason: 'QUALITY', note: 'Sample of May', answers: [] });
    expect((await openOnes()).map(({ policyNumber }) => policyNumber)).toEqual([strangerPolicy, ownerPolicy]);
    expect(await openOnes(anotherConsultant)).toEqual([]);
  });

  test('close it for themselves alone, and once', async () => {
    await staffService.open(someConsultant);
    await staffService.open(anotherConsultant);
    expect(dataOf(await close())).toEqual({ wasOpen: true });
    expect((await read()).status).toBe(403);
    expect((await read(anotherConsultant)).status).toBe(200);
    expect((await staffService.audit())[0]).toMatchObject({ action: 'POLICY_CLOSED', actorId: someConsultant.sub });
    const before = (await staffService.audit()).length;
    expect(dataOf(await close())).toEqual({ wasOpen: false });
    expect((await staffService.audit()).length).toBe(before);
  });

  test.each([unknownPolicy, 'nonsense', "7' OR '1'='1"])('find no policy %s to open or to close', async (number) => {
    const path = encodeURIComponent(number);
    const before = (await staffService.audit(number)).length;
    expect(await staffService.open(someConsultant, path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await close(someConsultant, path)).toMatchObject({ status: 404 });
    expect((await staffService.audit(number)).length).toBe(before);
  });

  describe('and fail five times within an hour', () => {
    const fail = (staff = someConsultant) => staffService.open(staff, ownerPolicy, wrong);

    test('are refused whatever they say, until the first failure is an hour old; others are not', async () => {
      for (let tries = 1; tries <= 5; tries += 1) {
        expect((await fail()).status).toBe(422);
        staffService.wait(60);
      }
      const refused = await staffService.open(someConsultant);
      expect(refused).toMatchObject({ status: 423, body: { code: 'LOCKED' } });
      expect(refused.body.message).toMatch(/^Too many wrong answers. You can try this policy again after \d\d:\d\d\.$/);
      expect(refused.headers.get('retry-after')).toBe(String(hour - 5 * 60));
      const claim = { reason: 'CLAIM', note: 'Report of a death', answers: [] };
      expect((await staffService.open(someConsultant, ownerPolicy, claim)).status).toBe(423);
      expect((await staffService.audit())[0]).toMatchObject({ action: 'POLICY_OPENING_BLOCKED', outcome: 'REFUSED' });
      expect((await staffService.open(anotherConsultant)).status).toBe(200);
      expect((await staffService.open(someConsultant, strangerPolicy, claim)).status).toBe(200);
      staffService.wait(hour - 5 * 60 - 1);
      expect((await staffService.open(someConsultant)).status).toBe(423);
      staffService.wait(1);
      expect((await staffService.open(someConsultant)).status).toBe(200);
    });

    test('all at once, are compared five times and no more', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => fail(anotherConsultant)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array<number>(5).fill(422), ...Array<number>(15).fill(423)]);
    });
  });

  test('are staff in one of the two groups', async () => {
    const { accessToken: token } = await staffService.signIn(ownerPolicy);
    const path = `/api/v1/staff/servicings/${ownerPolicy}`;
    expect((await staffService.open(staffWithoutGroup)).body.message).toBe(
      'You do not have access to service policies.',
    );
    expect((await staffService.send('POST', path, { token, body: aCall })).status).toBe(403);
    expect((await staffService.send('DELETE', path, { token })).status).toBe(403);
    expect((await staffService.send('GET', '/api/v1/staff/servicings', { token })).status).toBe(403);
  });
});
