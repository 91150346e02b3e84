import { auditOf, claimsOfPolicies } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFile, loneVusiPolicy } from '../testing/claims-desk';
import {
  anotherConsultant,
  aRefusedFamily,
  disagreeing,
  type RefusedFamily,
  refusedPolicy,
  someConsultant,
} from './testing/refused-family';

const days = (count: number) => count * 86_400;

onEveryDatabase('Somebody who does not agree with a refusal', (db) => {
  let family: RefusedFamily;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    family = await aRefusedFamily(db.database);
  });
  const dueOn = async () => (await claimsOfPolicies(db.database, [refusedPolicy]))[0]?.dueOn;

  test('says why, with files, and is promised an answer within 45 days', async () => {
    expect(await family.readOwn()).toMatchObject({ awaits: 'NOBODY', allowedActs: ['DISAGREE'], representations: [] });
    family.wait(days(3));
    const sent = await family.disagree({ files: [aFile('report')] });
    expect(sent.body.data).toMatchObject({
      status: 'REPUDIATED',
      awaits: 'US',
      allowedActs: [],
      representations: [
        {
          receivedAt: '2026-11-23T08:00:00.000Z',
          text: disagreeing.text,
          files: [{ name: 'report.pdf' }],
          answerDue: '2027-01-07',
          answeredAt: null,
          outcome: null,
          answer: [],
        },
      ],
    });
    expect((await auditOf(db.database, refusedPolicy))[0]).toMatchObject({
      action: 'CLAIM_DISAGREED',
      after: { files: 1, answerDue: '2027-01-07' },
    });
  });

  test('is seen by staff among what is to decide, with files to open', async () => {
    await family.disagree({ files: [aFile('report')] });
    expect(await dueOn()).toBe('2027-01-04');
    const { data } = await family.queue(anotherConsultant);
    expect(data).toMatchObject([{ reference: family.reference, status: 'REPUDIATED', dueOn: '2027-01-04' }]);
    const { id, representations } = await family.asCase();
    expect(representations).toMatchObject([{ sentBy: 'Sibusiso Jacobs', answerDue: '2027-01-04', answer: null }]);
    const fileId = representations[0]?.files[0]?.id;
    expect((await family.as(anotherConsultant)('GET', `/staff/claims/${id}/files/${fileId}`)).body.data).toMatchObject({
      fileName: 'report.pdf',
    });
  });

  test.each([
    { after: 90, answerDue: '2027-04-04', forStaff: '2027-04-04' },
    { after: 91, answerDue: null, forStaff: '2027-04-05' },
  ])(
    '$after days after the letter is taken, promised an answer by $answerDue',
    async ({ after, answerDue, forStaff }) => {
      family.wait(days(after));
      expect((await family.disagree()).body.data).toMatchObject({ representations: [{ answerDue }] });
      expect(await dueOn()).toBe(forStaff);
    },
  );

  test('is asked for more than a word, in lines if need be', async () => {
    expect(await family.disagree({ text: 'No' })).toMatchObject({ status: 422, body: { errors: [{ field: 'text' }] } });
    expect(await family.disagree({ text: 'a'.repeat(2001) })).toMatchObject({ status: 422 });
    expect(await family.disagree({ text: 'She fell <b>' })).toMatchObject({ status: 422 });
    expect(await family.disagree({ files: Array.from({ length: 11 }, () => aFile()) })).toMatchObject({ status: 422 });
    expect((await family.readOwn()).representations).toEqual([]);
  });

  test('is heard once however often it is sent with one key, and not again before the answer', async () => {
    const headers = { 'idempotency-key': 'disagree-once' };
    const { version } = await family.readOwn();
    const [first, again] = [await family.disagree({ version }, headers), await family.disagree({ version }, headers)];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(await family.disagree()).toMatchObject({
      status: 409,
      body: { code: 'NOT_POSSIBLE', message: 'What was sent before waits for our answer.' },
    });
    expect((await family.readOwn()).representations).toHaveLength(1);
  });

  test('is refused with a version that is not the newest, and changes nothing', async () => {
    const { version } = await family.readOwn();
    expect(await family.disagree({ version: version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION' },
    });
    expect((await family.readOwn()).version).toBe(version);
  });

  test('cannot do it about a claim that is not decided, or of somebody else', async () => {
    const spouse = await family.openFor('Spouse', { policyNumber: refusedPolicy });
    const about = (reference: string, version: number) =>
      family.my('POST', `${reference}/representations`, { ...disagreeing, version });
    expect(await about(spouse.reference, spouse.version)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATUS' },
    });
    const others = await family.openFor('MainMember', { policyNumber: loneVusiPolicy });
    expect((await about(others.reference, others.version)).status).toBe(404);
  });

  describe('and calls or comes in', () => {
    const receive = async (body: object) =>
      family.act(someConsultant, await family.asCase(), 'representations', { ...disagreeing, ...body });

    test('has it put in by staff, with the day on which it reached us', async () => {
      family.wait(days(100));
      const received = await receive({ receivedAt: '2027-02-18T10:00:00.000Z' });
      expect(received.body.data).toMatchObject({
        awaits: 'US',
        representations: [{ sentBy: 'Naledi Dlamini', answerDue: '2027-04-04' }],
      });
      expect((await family.readOwn()).representations).toMatchObject([{ text: disagreeing.text }]);
    });

    test.each([
      ['2026-11-21T08:00:00.000Z', 'It cannot have reached us in the future'],
      ['2026-11-19T08:00:00.000Z', 'It cannot have reached us before the decision'],
    ])('not on %s', async (receivedAt, message) => {
      expect(await receive({ receivedAt })).toMatchObject({ status: 422, body: { errors: [{ message }] } });
    });
  });
});
