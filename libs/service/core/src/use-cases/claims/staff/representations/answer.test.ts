import { auditOf } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { cells } from '../testing/claims-desk';
import {
  anotherAdmin,
  anotherConsultant,
  aRefusedFamily,
  opening,
  type RefusedFamily,
  refusedPolicy,
  someConsultant,
  somePortalAdmin,
  staying,
} from './testing/refused-family';

const decidedBefore = 'You decided on this claim before. Somebody else looks at it now.';

onEveryDatabase('What somebody sent against a refusal', (db) => {
  let family: RefusedFamily;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    family = await aRefusedFamily(db.database);
    await family.disagree();
    family.wait(86_400);
  });
  const texts = () => family.outbox.filter(({ to, purpose }) => to === cells.holder && purpose?.startsWith('CLAIM'));
  const actions = async () => (await auditOf(db.database, refusedPolicy)).map(({ action }) => action);

  describe('stays refused', () => {
    test('with the word of two others: then the family gets the reasons and facts again', async () => {
      const recommended = await family.answer();
      expect(recommended.body.data).toMatchObject({
        status: 'REPUDIATED',
        takenBy: null,
        representations: [
          { answeredAt: null, answer: { outcome: 'REJECTED', by: { name: 'Johan van Wyk' }, confirmedBy: null } },
        ],
      });
      expect(await family.readOwn()).toMatchObject({ awaits: 'US', representations: [{ outcome: null, answer: [] }] });
      expect(texts()).toEqual([]);

      const confirmed = await family.confirm();
      expect(confirmed.body.data).toMatchObject({
        status: 'REPUDIATED',
        representations: [{ answer: { confirmedBy: { name: 'Sizwe Mabaso' } } }],
      });
      const own = await family.readOwn();
      expect(own).toMatchObject({
        awaits: 'NOBODY',
        allowedActs: ['DISAGREE'],
        representations: [{ outcome: 'REJECTED', answeredAt: '2026-11-21T08:00:00.000Z' }],
      });
      const said = own.representations[0]?.answer.flatMap(({ paragraphs }) => paragraphs).join('\n') ?? '';
      expect(said).toContain(staying.answer);
      expect(said).toContain('For natural causes the cover starts on 1 February 2027.');
      expect(said).toContain('The policy says: “For natural causes cover starts after six months.”');
      expect(said).toContain('You have three years from 20 November 2026.');
      expect(texts()).toMatchObject([{ purpose: 'CLAIM_DECIDED' }]);
      expect(await actions()).toEqual(expect.arrayContaining(['CLAIM_ANSWER_RECOMMENDED', 'CLAIM_REFUSED_AGAIN']));
    });

    test('is not written by whoever decided before', async () => {
      for (const staff of [someConsultant, somePortalAdmin]) {
        expect(await family.answer(staff)).toMatchObject({ status: 403, body: { message: decidedBefore } });
        expect((await family.asCase(staff)).allowedActs).not.toContain('ANSWER');
      }
    });

    test('is confirmed by another administrator alone', async () => {
      await family.answer(anotherAdmin);
      const refusals = [
        [anotherConsultant, 'You do not have access to this'],
        [anotherAdmin, 'You recommended this. Somebody else confirms it.'],
        [somePortalAdmin, decidedBefore],
      ] as const;
      for (const [staff, message] of refusals) {
        expect(await family.confirm(staff)).toMatchObject({ status: 403, body: { message } });
      }
      expect(texts()).toEqual([]);
    });

    test('cannot be confirmed before somebody recommended it, twice, or under another id', async () => {
      expect(await family.confirm()).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      const another = `representations/${family.id}/answer`;
      expect((await family.act(anotherConsultant, await family.asCase(), another, staying)).status).toBe(404);
      await family.answer();
      await family.confirm();
      expect(await family.confirm()).toMatchObject({ body: { message: 'Nothing waits for an answer.' } });
      expect(await family.answer()).toMatchObject({ body: { message: 'Nothing waits for an answer.' } });
      expect(texts()).toHaveLength(1);
    });

    test('is not said where the facts do not bear the reason out', async () => {
      await family.setReason('SUICIDE');
      expect(await family.answer()).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      expect((await family.answer(anotherConsultant, opening)).status).toBe(200);
    });

    test('can be sent against once more, and the same two may answer that', async () => {
      await family.answer();
      await family.confirm();
      expect((await family.disagree({ text: 'Now we have the docket as well.' })).status).toBe(200);
      expect((await family.answer()).status).toBe(200);
      expect((await family.confirm()).body.data).toMatchObject({
        representations: [{ answer: { outcome: 'REJECTED' } }, { answer: { outcome: 'REJECTED' } }],
      });
    });
  });

  describe('opens the claim again', () => {
    test('with a new clock; the family is told by when, and others than before decide', async () => {
      const opened = await family.answer(anotherConsultant, opening);
      expect(opened.body.data).toMatchObject({
        status: 'IN_ASSESSMENT',
        decision: null,
        earlierDecisions: [{ kind: 'REPUDIATE' }],
        clocks: { decisionDue: '2026-11-24' },
        representations: [{ answeredAt: '2026-11-21T08:00:00.000Z', answer: { outcome: 'UPHELD' } }],
      });
      expect(await family.readOwn()).toMatchObject({
        representations: [{ outcome: 'UPHELD', answer: [{ heading: null, paragraphs: [opening.answer] }] }],
      });
      expect(texts()).toMatchObject([
        { purpose: 'CLAIM_COMPLETE', text: expect.stringContaining('We will decide by 24 November 2026') },
      ]);
      expect(await actions()).toContain('CLAIM_REOPENED');
      const claim = await family.asCase();
      expect(await family.act(someConsultant, claim, 'recommend', family.refusal)).toMatchObject({
        status: 403,
        body: { message: decidedBefore },
      });
      expect((await family.act(anotherConsultant, claim, 'recommend', family.refusal)).status).toBe(200);
    });

    test('also where somebody had recommended to stay with the refusal', async () => {
      await family.answer();
      expect((await family.answer(anotherAdmin, opening)).body.data).toMatchObject({
        status: 'IN_ASSESSMENT',
        representations: [{ answer: { outcome: 'UPHELD', by: { name: 'Sizwe Mabaso' } } }],
      });
    });

    test('and not without an answer', async () => {
      const claim = await family.asCase();
      expect(await family.act(anotherConsultant, claim, 'reopen', { reason: 'It looks wrong' })).toMatchObject({
        status: 409,
        body: { message: 'Answer first what was sent against the decision.' },
      });
    });
  });

  test('is answered with the tick, as it was read, and by nobody while a colleague works on it', async () => {
    const claim = await family.asCase();
    const path = `representations/${claim.representations[0]?.id}/answer`;
    const { isDisinterested: _tick, ...unticked } = staying;
    expect((await family.act(anotherConsultant, claim, path, unticked)).status).toBe(422);
    const stale = { ...claim, version: claim.version - 1 };
    expect(await family.act(anotherConsultant, stale, path, staying)).toMatchObject({
      body: { code: 'STALE_VERSION' },
    });
    await family.as(someConsultant)('POST', `/staff/claims/${family.id}/take`);
    expect(await family.answer()).toMatchObject({ status: 409, body: { code: 'TAKEN' } });
  });
});
