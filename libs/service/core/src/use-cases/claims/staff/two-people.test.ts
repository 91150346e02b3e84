import { type ClaimCase } from '@portal/contract';
import { appendAudit, claimsOfPolicies, inTransaction } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { policyNumberFor } from '@portal/domain';
import { beforeEach, expect, test } from 'vitest';
import {
  aClaimsDesk,
  anotherAdmin,
  anotherConsultant,
  approved,
  type ClaimsDesk,
  desksFamilies,
  diamondPolicy,
  loneVusiPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from './testing/claims-desk';

const confirming = { note: null, ...sworn };

onEveryDatabase('A decision of two people', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
  });
  const ofVusi = () => desk.readyToDecide('MainMember', { policyNumber: loneVusiPolicy });

  test('is confirmed by nobody who recommended it, an administrator neither', async () => {
    const recommended = await desk.recommended(await ofVusi(), approved, somePortalAdmin);
    expect(await desk.act(somePortalAdmin, recommended, 'confirm', confirming)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'You recommended this. Somebody else confirms it.' },
    });
    expect((await desk.done(someConsultant, recommended, 'confirm', confirming)).status).toBe('APPROVED');
  });

  test('of more than R30 000 is confirmed by no consultant', async () => {
    const claim = await desk.readyToDecide('MainMember', { policyNumber: diamondPolicy });
    const recommended = await desk.recommended(claim);
    expect(await desk.act(anotherConsultant, recommended, 'confirm', confirming)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: expect.stringMatching(/^An administrator confirms more than R.30.000/) },
    });
    expect((await desk.read(anotherConsultant, claim)).allowedActs).not.toContain('CONFIRM');
    expect((await desk.read(somePortalAdmin, claim)).allowedActs).toContain('CONFIRM');
  });

  test('needs the tick of both that they do not know the family', async () => {
    const claim = await ofVusi();
    const { isDisinterested: _tick, ...unticked } = approved;
    expect(await desk.act(someConsultant, claim, 'recommend', unticked)).toMatchObject({ status: 422 });
    const recommended = await desk.recommended(claim);
    expect(recommended.isInterestDeclared).toBe(true);
    expect((await desk.read(anotherConsultant, claim)).isInterestDeclared).toBe(false);
    expect(await desk.act(anotherConsultant, recommended, 'confirm', { note: null })).toMatchObject({ status: 422 });
  });

  test('with a flag of high risk needs an administrator, and a note of what was checked', async () => {
    const other = await desk.openFor('Spouse', { policyNumber: diamondPolicy });
    await desk.receive(other, 'DEATH_CERTIFICATE');
    const recommended = await desk.recommended(await ofVusi());
    expect(recommended.flags).toEqual([
      { kind: 'SAME_DOCUMENT', level: 'HIGH', sentence: `A document is also on claim ${other.reference}.` },
    ]);
    expect(await desk.act(anotherConsultant, recommended, 'confirm', confirming)).toMatchObject({
      status: 403,
      body: { message: 'An administrator confirms a claim with a flag of high risk.' },
    });
    expect(await desk.act(somePortalAdmin, recommended, 'confirm', confirming)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'note', message: 'Write what you checked' }] },
    });
    const note = 'The same hospital sent both.';
    const decided = await desk.done(somePortalAdmin, recommended, 'confirm', { note, ...sworn });
    expect(decided.decision).toMatchObject({ note, confirmedBy: { name: 'Priya Naidoo' } });
    expect((await desk.queue(someConsultant, '?view=FLAGGED')).data.map(({ reference }) => reference)).toContain(
      decided.reference,
    );
  });

  test('is not taken on amounts that are others by now', async () => {
    const recommended = await desk.recommended(await ofVusi());
    await desk.setPaidTo(loneVusiPolicy, '2026-10-31');
    const stale = await desk.act(somePortalAdmin, recommended, 'confirm', confirming);
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect(await desk.read(somePortalAdmin, recommended)).toMatchObject({ status: 'IN_ASSESSMENT', payouts: [] });
    const again = await desk.done(somePortalAdmin, recommended, 'give-back', { sentence: 'A premium is owed.' });
    expect(again).toMatchObject({ recommendation: null, allowedActs: expect.arrayContaining(['RECOMMEND']) });
    expect(again.history.at(-1)).toMatchObject({
      who: 'Priya Naidoo',
      what: 'Gave the recommendation back: A premium is owed.',
    });
    const anew = await desk.recommended(again);
    const { Monthly_Premium } = await desk.policy(loneVusiPolicy);
    expect(anew.recommendation?.payableNow).toBe(30_000 - Monthly_Premium);
  });

  test('is taken once of two who confirm at once, and the other reads that it was changed', async () => {
    const recommended = await desk.recommended(await ofVusi());
    const answers = await Promise.all(
      [somePortalAdmin, anotherAdmin].map((admin) => desk.act(admin, recommended, 'confirm', confirming)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
    expect((await desk.read(someConsultant, recommended)).payouts).toHaveLength(1);
  });

  test('is taken once however often it is sent with one key', async () => {
    const recommended = await desk.recommended(await ofVusi());
    const headers = { 'idempotency-key': 'confirm-once' };
    const [first, again] = [
      await desk.act(somePortalAdmin, recommended, 'confirm', confirming, { headers }),
      await desk.act(somePortalAdmin, recommended, 'confirm', confirming, { headers }),
    ];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect((await desk.read(someConsultant, recommended)).payouts).toHaveLength(1);
  });

  test('asks for the death to be confirmed, and every document to be judged', async () => {
    const opened = await desk.openFor('MainMember', { policyNumber: loneVusiPolicy });
    const unread = (await desk.receive(opened, 'DEATH_CERTIFICATE')).body.data as unknown as ClaimCase;
    expect(await desk.act(someConsultant, unread, 'recommend', approved)).toMatchObject({
      status: 409,
      body: { code: 'NOT_POSSIBLE', message: 'Judge every document first.' },
    });
    const judged = await desk.judge(unread, 'DEATH_CERTIFICATE', { verdict: 'ACCEPTED' });
    const accepted = judged.body.data as unknown as ClaimCase;
    expect(await desk.act(someConsultant, accepted, 'recommend', approved)).toMatchObject({
      status: 409,
      body: { code: 'NOT_POSSIBLE', message: 'Confirm the death first.' },
    });
  });

  test('may raise what was computed, with a reason, and an administrator confirms that', async () => {
    const claim = await ofVusi();
    const raise = (correctedAmount: number) =>
      desk.act(someConsultant, claim, 'recommend', {
        ...approved,
        correctedAmount,
        reasonText: 'Two premiums were taken twice.',
      });
    expect(await raise(29_999)).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
    const { body } = await raise(30_000.5);
    const raised = body.data as unknown as ClaimCase;
    expect(raised.recommendation).toMatchObject({ payableNow: 30_000.5, isCorrected: true });
    expect(await desk.act(anotherConsultant, raised, 'confirm', confirming)).toMatchObject({ status: 403 });
    const decided = await desk.done(somePortalAdmin, raised, 'confirm', confirming);
    expect(decided.payouts).toMatchObject([{ amount: 30_000.5 }]);
    expect(decided.payouts[0]?.lines).toContainEqual({ label: 'Added by correction', amount: 0.5 });
  });
});

onEveryDatabase('An amount that is corrected', (db) => {
  test('is never above what the law allows for somebody of that age', async () => {
    await emptyDatabase(db.database);
    const desk = await aClaimsDesk(db.database);
    const claim = await desk.readyToDecide('Children', { policyNumber: diamondPolicy });
    expect(claim.amountsByCause[0]).toMatchObject({ cause: 'NATURAL', payableNow: 37_500 });
    const raise = (correctedAmount: number) =>
      desk.act(someConsultant, claim, 'recommend', { ...approved, correctedAmount, reasonText: 'It was asked for.' });
    expect(await raise(50_000.01)).toMatchObject({
      status: 409,
      body: { code: 'NOT_POSSIBLE', message: 'The law allows no more for this person.' },
    });
    expect(await raise(50_000)).toMatchObject({ status: 200 });
  });

  test('counts what other claims about the same person pay, also on a policy that is paid after this one', async () => {
    await emptyDatabase(db.database);
    const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
    if (!vusi) throw new Error('Vusi is gone');
    const later = { ...vusi, Policy_Number: policyNumberFor('7', 638), Inception_Date: '2024-02-01' };
    const desk = await aClaimsDesk(db.database, [later]);
    const first = await desk.readyToDecide('MainMember', { policyNumber: loneVusiPolicy });
    const raise = async (correctedAmount: number) => {
      const reasonText = 'It was asked for.';
      return desk.act(someConsultant, first, 'recommend', { ...approved, correctedAmount, reasonText });
    };
    const second = await desk.openFor('MainMember', { policyNumber: later.Policy_Number });
    expect(await raise(70_000.01)).toMatchObject({ status: 409 });
    const ready = await desk.done(someConsultant, await desk.complete(second), 'confirm-death', {
      source: 'DEATH_CERTIFICATE',
    });
    await desk.done(somePortalAdmin, await desk.recommended(ready), 'confirm', {
      ...confirming,
      note: 'Both policies.',
    });
    expect(await raise(70_000.01)).toMatchObject({
      status: 409,
      body: { code: 'NOT_POSSIBLE', message: 'The law allows no more for this person.' },
    });
    expect(await raise(70_000)).toMatchObject({ status: 200 });
  });

  test('stays within the law where two claims about one person are confirmed at the same moment', async () => {
    await emptyDatabase(db.database);
    const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
    if (!vusi) throw new Error('Vusi is gone');
    const later = { ...vusi, Policy_Number: policyNumberFor('7', 638), Inception_Date: '2024-02-01' };
    const desk = await aClaimsDesk(db.database, [later]);
    const raised = async (policyNumber: string) => {
      const ready = await desk.readyToDecide('MainMember', { policyNumber });
      return desk.recommended(ready, { ...approved, correctedAmount: 70_000, reasonText: 'It was asked for.' });
    };
    const [first, second] = [await raised(loneVusiPolicy), await raised(later.Policy_Number)];
    const both = { ...confirming, note: 'Both policies.' };
    const answers = await Promise.all([
      desk.act(somePortalAdmin, first, 'confirm', both),
      desk.act(anotherAdmin, second, 'confirm', both),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

onEveryDatabase('A conflict of interest', (db) => {
  const conflict = { status: 403, body: { code: 'CONFLICT_OF_INTEREST', message: 'You cannot work on this claim.' } };
  let desk: ClaimsDesk;

  test('keeps whoever shares an e-mail address with the family from touching the claim', async () => {
    await emptyDatabase(db.database);
    const [silver] = desksFamilies;
    if (!silver) throw new Error('There is no family');
    const related = {
      ...silver,
      Policy_Number: policyNumberFor('7', 639),
      MainMember: { ...silver.MainMember, Email_Address: 'staff-johan@staff.example' },
    };
    desk = await aClaimsDesk(db.database, [related]);
    const { Policy_Number: policyNumber } = related;
    const lifeId = await desk.lifeId('Spouse', policyNumber);
    expect(await desk.open(anotherConsultant, { policyNumber, lifeId })).toMatchObject(conflict);
    expect(await claimsOfPolicies(db.database, [policyNumber])).toEqual([]);
    const claim = await desk.openFor('Spouse', { policyNumber });
    expect(await desk.as(anotherConsultant)('POST', `/staff/claims/${claim.id}/take`)).toMatchObject(conflict);
    expect(
      await desk.judge(claim, 'DEATH_CERTIFICATE', { verdict: 'WAIVED', note: 'No need' }, anotherConsultant),
    ).toMatchObject(conflict);
    expect((await desk.read(anotherConsultant, claim)).allowedActs).toEqual([]);
    expect((await desk.read(someConsultant, claim)).allowedActs).not.toEqual([]);
  });

  test.each([
    { day: '2026-10-01', action: 'UPDATE_BANKING_DETAILS', may: false },
    { day: '2026-10-01', action: 'UPDATE_CONTACT', may: true },
    { day: '2026-08-11', action: 'UPDATE_BENEFICIARY', may: true },
  ])('whoever did $action on $day may confirm: $may', async ({ day, action, may }) => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    await inTransaction(db.database, (tx) =>
      appendAudit(tx, {
        at: new Date(`${day}T10:00:00Z`),
        actorType: 'STAFF',
        actorId: somePortalAdmin.sub,
        policyNumber: silverPolicy,
        action,
        outcome: 'SUCCEEDED',
      }),
    );
    const recommended = await desk.recommended(await desk.readyToDecide('Spouse'));
    const note = 'Looked at the change.';
    const confirmed = await desk.act(somePortalAdmin, recommended, 'confirm', { note, ...sworn });
    expect(confirmed).toMatchObject(may ? { status: 200 } : conflict);
  });
});
