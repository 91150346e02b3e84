import { type ClaimCase } from '@portal/contract';
import { auditOf, verifyAuditChains } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import {
  aClaimsDesk,
  anotherConsultant,
  cells,
  type ClaimsDesk,
  diamondPolicy,
  saying,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from './testing/claims-desk';

onEveryDatabase('A claim from the call to the decision', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
  });
  const textsTo = (number: string) => desk.outbox.filter(({ to }) => to === number).map(({ purpose }) => purpose);

  test('of a spouse: the main member is paid, once two people have decided', async () => {
    const opened = await desk.openFor('Spouse');
    expect(opened).toMatchObject({
      reference: expect.stringMatching(/^CL-/),
      policyNumber: silverPolicy,
      life: { name: 'Zodwa Jacobs', kind: 'SPOUSE', age: 52 },
      status: 'REPORTED',
      awaits: 'CLAIMANT',
      doesCauseMatter: false,
      claimants: [{ role: 'POLICYHOLDER', name: 'Sibusiso Jacobs', share: 100, hasComeForward: true }],
      policy: { status: 'ACTIVE', productName: 'Silver Family Plan', coverAmount: 20_000, overduePremiums: [] },
      flags: [],
      allowedActs: ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER', 'CONFIRM_DEATH'],
      history: [{ who: 'Naledi Dlamini', what: 'The death was reported.' }],
    });
    expect(opened.documents.map(({ type, neededFor }) => [type, neededFor])).toEqual([
      ['DEATH_CERTIFICATE', 'DECISION'],
      ['MARRIAGE_CERTIFICATE', 'DECISION'],
      ['ID_COPY', 'DECISION'],
    ]);
    expect(textsTo(cells.holder)).toEqual(['CLAIM_OPEN']);

    const complete = await desk.complete(opened, {
      DEATH_CERTIFICATE: saying({ cause: 'NATURAL', dateOfDeath: '2026-11-10', writtenOn: '2026-11-12' }),
    });
    expect(complete).toMatchObject({ status: 'IN_ASSESSMENT', cause: 'NATURAL', awaits: 'US' });
    expect(complete.clocks).toMatchObject({ decisionDue: '2026-11-24', isOverdue: false });
    const confirmed = await desk.done(someConsultant, complete, 'confirm-death', { source: 'DEATH_CERTIFICATE' });
    expect(confirmed.deathConfirmed).toMatchObject({ by: 'Naledi Dlamini', source: 'DEATH_CERTIFICATE' });
    const recommended = await desk.recommended(confirmed);
    expect(recommended).toMatchObject({
      recommendation: { kind: 'APPROVE', payableNow: 20_000, payableLater: 0, by: { name: 'Naledi Dlamini' } },
      whyNotConfirm: 'You recommended this. Somebody else confirms it.',
    });

    const decided = await desk.done(anotherConsultant, recommended, 'confirm', { note: null, ...sworn });
    expect(decided).toMatchObject({
      status: 'APPROVED',
      awaits: 'CLAIMANT',
      recommendation: null,
      decision: { kind: 'APPROVE', by: { name: 'Naledi Dlamini' }, confirmedBy: { name: 'Johan van Wyk' } },
      payouts: [
        {
          number: `${opened.reference}-01`,
          payee: { kind: 'POLICYHOLDER', name: 'Sibusiso Jacobs' },
          amount: 20_000,
          status: 'WAITING_FOR_ACCOUNT',
          payOn: '2026-11-20',
        },
      ],
    });
    expect(decided.history.map(({ what }) => what)).toEqual([
      'The death was reported.',
      'Sent to us: Death certificate.',
      'We accepted: Death certificate.',
      'Sent to us: Proof of your marriage or union.',
      'We accepted: Proof of your marriage or union.',
      'Sent to us: Your ID, card or passport.',
      'We had everything that we need to decide.',
      'We accepted: Your ID, card or passport.',
      'We confirmed the death.',
      expect.stringMatching(/^Recommended: Approve, R.20.000\.$/),
      'The claim was approved.',
    ]);
    expect(textsTo(cells.holder)).toEqual(['CLAIM_OPEN', 'CLAIM_COMPLETE', 'CLAIM_ACCOUNT']);
    const acts = (await auditOf(db.database, silverPolicy)).map(({ action }) => action).reverse();
    expect(acts.filter((action) => action.startsWith('CLAIM_') || action === 'LIFE_DECEASED')).toEqual([
      'CLAIM_OPENED',
      ...Array<string[]>(3).fill(['CLAIM_DOCUMENT_SENT', 'CLAIM_DOCUMENT_ACCEPTED']).flat(),
      'LIFE_DECEASED',
      'CLAIM_DEATH_CONFIRMED',
      'CLAIM_RECOMMENDED',
      'CLAIM_CONFIRMED',
    ]);
    expect((await verifyAuditChains(db.database)).broken).toEqual([]);
  });

  test('of a main member with two beneficiaries: each the own share, and nobody else’s', async () => {
    const opened = await desk.openFor('MainMember', { policyNumber: diamondPolicy });
    expect(opened.claimants.map(({ role, name, share }) => [role, name, share])).toEqual([
      ['BENEFICIARY', 'Themba Adams', 60],
      ['BENEFICIARY', 'Lindiwe Adams', 40],
    ]);
    expect(textsTo(cells.holder)).toEqual([]);
    const complete = await desk.complete(opened);
    const confirmed = await desk.done(someConsultant, complete, 'confirm-death', { source: 'DEATH_CERTIFICATE' });
    expect(textsTo(cells.son)).toEqual(['CLAIM_OPEN']);
    expect(textsTo(cells.spouse)).toEqual(['COVER_CONTINUES']);

    const recommended = await desk.recommended(confirmed);
    const tooMuch = await desk.act(anotherConsultant, recommended, 'confirm', { note: null, ...sworn });
    expect(tooMuch).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const decided: ClaimCase = await desk.done(somePortalAdmin, recommended, 'confirm', { note: null, ...sworn });
    expect(decided.payouts.map(({ payee, amount, status }) => [payee.name, amount, status])).toEqual([
      ['Themba Adams', 45_000, 'WAITING_FOR_ACCOUNT'],
      ['Lindiwe Adams', 30_000, 'WAITING_FOR_ACCOUNT'],
    ]);
    expect(textsTo(cells.daughter)).toEqual(['CLAIM_OPEN', 'CLAIM_ACCOUNT']);
    expect(desk.outbox.filter(({ text }) => /\d\d.000\b/.test(text.replace(/086 000 7580|policy \d+/g, '')))).toEqual(
      [],
    );
  });
});
