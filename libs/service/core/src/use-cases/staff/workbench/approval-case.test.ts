import { anotherConsultant, someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { findPolicy, inTransaction, savePolicy } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { type ApprovalAction } from '@portal/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import { canaries, ownerPolicy, strangerPolicy } from '../../../testing/seeded-policies';
import { aWorkbench, type Workbench } from '../../../testing/workbench';

const approve = { decision: 'APPROVE' };
const question = { message: 'Please send a copy of the ID', documentTypes: ['ID_COPY'] };

onEveryDatabase('One request with everything a decision needs', (db) => {
  let bench: Workbench;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    bench = await aWorkbench(db.database);
  });
  const rows = async (action: string, chain = ownerPolicy) =>
    (await bench.audit(chain)).filter((row) => row.action === action).toReversed();

  it('is read without taking it: what is asked, what it does, and what has happened', async () => {
    const id = await bench.askForChild();
    const found = await bench.caseOf(someConsultant, id);
    expect(found).toMatchObject({
      policyholder: 'Sipho Canary',
      policyStatus: 'ACTIVE',
      risk: 'LOW',
      riskReasons: [],
      takenBy: null,
      drift: [],
      asked: [],
      canDecide: true,
      whyNot: null,
      canRecordConsent: false,
      canRelease: false,
      action: { id, canApprove: true, canDecline: true, canCancel: false, requiresOtp: false, asked: null },
    });
    expect(found.productName).toContain('Family');
    expect(found.coverEffects[0]).toMatch(/^Naledib Canary gets cover of R\u00a010\u00a0000 from 1 December 2026\.$/);
    expect(found.cover).toMatchObject({
      headline: '4 of 6 are covered today.',
      people: [
        {
          name: 'Naledib',
          who: 'Child',
          sentence: 'Not covered yet. Our move: we decide by 20 December',
          amount: null,
        },
      ],
    });
    expect(found.history).toEqual([
      { at: '2026-11-20T08:00:00.000Z', who: 'Sipho Canary', what: 'Asked for this change' },
      { at: '2026-11-20T08:00:00.000Z', who: 'Sipho Canary', what: 'Sent a document: Birth certificate' },
    ]);
  });

  it('that it was read is written down once a day for each member of staff and request', async () => {
    const id = await bench.askForChild();
    const other = await bench.askForChild(2);
    await Promise.all(Array.from({ length: 10 }, () => bench.caseOf(someConsultant, id)));
    await bench.caseOf(someConsultant, other);
    await bench.caseOf(anotherConsultant, id);
    expect(await rows('REQUEST_READ')).toHaveLength(3);
    expect((await rows('REQUEST_READ'))[0]).toMatchObject({
      actorType: 'STAFF',
      actorId: someConsultant.sub,
      role: 'consultant',
      policyNumber: ownerPolicy,
      entityType: 'CHILD',
      reason: 'Reading a request: Add child',
      after: { request: id },
    });
    bench.wait(14 * 3600);
    await bench.caseOf(someConsultant, id);
    await bench.caseOf(someConsultant, id);
    expect(await rows('REQUEST_READ')).toHaveLength(4);
  });

  it('an unknown one is not found', async () => {
    const as = bench.as(someConsultant);
    for (const id of [crypto.randomUUID(), 'not-a-uuid']) {
      expect((await as('GET', `/staff/approval-actions/${id}`)).status).toBe(404);
      for (const what of ['take', 'release']) expect((await bench.act(someConsultant, id, what)).status).toBe(404);
      expect((await bench.act(someConsultant, id, 'ask-for-more', question)).status).toBe(404);
    }
  });

  it('tells its whole story with the names of people', async () => {
    const id = await bench.askForChild();
    bench.wait(60);
    dataOf(await bench.take(someConsultant, id));
    bench.wait(60);
    dataOf(await bench.act(somePortalAdmin, id, 'release'));
    bench.wait(60);
    dataOf(await bench.take(anotherConsultant, id));
    dataOf(await bench.act(anotherConsultant, id, 'ask-for-more', question));
    bench.wait(60);
    dataOf(await bench.sendDocument(id, 'ID_COPY'));
    dataOf(await bench.decide(anotherConsultant, id, { decision: 'DECLINE', comment: 'Not readable' }));
    const { history, asked, whyNot } = await bench.caseOf(someConsultant, id);
    expect(history.map(({ who, what }) => `${who}: ${what}`)).toEqual([
      'Sipho Canary: Asked for this change',
      'Sipho Canary: Sent a document: Birth certificate',
      'Naledi Dlamini: Started to work on it',
      'Priya Naidoo: Gave it back for Naledi Dlamini',
      'Johan van Wyk: Started to work on it',
      'Johan van Wyk: Asked the policyholder for more: Please send a copy of the ID',
      'Sipho Canary: Sent a document: Copy of the ID',
      'Johan van Wyk: Declined it: Not readable',
    ]);
    expect(asked).toMatchObject([{ askedBy: 'Johan van Wyk', answeredAt: '2026-11-20T08:04:00.000Z' }]);
    expect(whyNot).toBe('This change has already been dealt with.');
  });

  it('an approved change and what became of it are part of the story', async () => {
    const id = await bench.askForChild();
    dataOf(await bench.take(someConsultant, id));
    dataOf(await bench.decide(someConsultant, id, approve));
    bench.wait(11 * 86_400);
    const { history, action } = await bench.caseOf(someConsultant, id);
    expect(action).toMatchObject({ status: 'APPLIED', decidedBy: { id: someConsultant.sub, name: 'Naledi Dlamini' } });
    expect(history.slice(-2).map(({ who, what }) => `${who}: ${what}`)).toEqual([
      'Naledi Dlamini: Approved it',
      'The portal: The change was made',
    ]);
  });

  it('shows account numbers masked, and everything else to decide on', async () => {
    dataOf(await bench.open(someConsultant));
    const account = {
      Account_Holder_Name: 'S Canary',
      Account_Holder_Relationship: 'SELF',
      Bank_Name: 'FNB',
      Branch_Code: '250655',
      Account_Type: 'CURRENT',
      Account_Number: '62009998887',
      Debit_Day: 25,
      Authorisation: true,
    };
    const id = bench.idOf(await bench.as(someConsultant)('PUT', `/update-banking-details/${ownerPolicy}`, account));
    const sent = await bench.as(anotherConsultant)('GET', `/staff/approval-actions/${id}`);
    expect(sent.text).not.toContain('62009998887');
    expect(sent.text).not.toContain(canaries.accountNumber);
    expect(dataOf(sent)).toMatchObject({ canRecordConsent: true, coverEffects: ['Nobody’s cover changes.'] });
  });

  describe('that moved on', () => {
    const rename = (First_Name: string) =>
      inTransaction(db.database, async (tx) => {
        const row = await findPolicy(tx, ownerPolicy);
        if (!row) throw new Error('There is no policy');
        const [child, ...others] = row.record.Children;
        if (!child) throw new Error('There is no child');
        const Children = [{ ...child, First_Name }, ...others];
        return savePolicy(tx, { ...row.record, Children }, row.version, bench.clock.now());
      });

    it('shows what was and what is, cannot be approved, and can be declined', async () => {
      const [child] = (await findPolicy(db.database, ownerPolicy))?.record.Children ?? [];
      const body = { id: child?.id, First_Name: 'Lindiwe Grace', Guardian_Declaration: true };
      const id = bench.idOf(await bench.customer('PUT', `/update-child/${ownerPolicy}`, body));
      await rename('Lindi');
      dataOf(await bench.take(someConsultant, id));
      expect(await bench.caseOf(someConsultant, id)).toMatchObject({
        drift: [{ label: 'First name', then: 'Lindiwe', now: 'Lindi' }],
        canDecide: true,
      });
      expect(await bench.decide(someConsultant, id, approve)).toMatchObject({
        status: 409,
        body: { code: 'STALE_VERSION' },
      });
      expect(await bench.queued(someConsultant, id)).toMatchObject({ status: 'PENDING' });
      const declined = await bench.decide(someConsultant, id, { decision: 'DECLINE', comment: 'Ask again, please' });
      expect(dataOf<ApprovalAction>(declined)).toMatchObject({ status: 'DECLINED' });
      expect((await bench.caseOf(someConsultant, id)).drift).toEqual([]);
    });
  });

  it('of a corrected name says why it needs a look, and stands in the audit of its own policy', async () => {
    const id = await bench.askForName();
    expect(await bench.caseOf(someConsultant, id)).toMatchObject({
      risk: 'MEDIUM',
      riskReasons: ['The name of the policyholder changes', '2 documents are missing'],
      policyStatus: 'ACTIVE',
    });
    expect((await bench.audit(strangerPolicy)).some(({ action }) => action === 'REQUEST_READ')).toBe(true);
  });

  it('of a removal says who leaves, what they lose and why', async () => {
    const [child] = (await findPolicy(db.database, ownerPolicy))?.record.Children ?? [];
    const body = { id: child?.id, Version: child?.Version, Reason: 'MARRIED' };
    const id = bench.idOf(await bench.customer('DELETE', `/delete-child/${ownerPolicy}`, body));
    const { removal, coverEffects } = await bench.caseOf(someConsultant, id);
    expect(removal).toMatchObject({
      person: expect.stringMatching(new RegExp(`^${child?.First_Name} .+, `)),
      loses: expect.stringMatching(/^Cover of R.+ under the plan$/),
      reason: 'Married',
    });
    expect(coverEffects[0]).toContain('under the plan on 1 December 2026');
    expect((await bench.caseOf(someConsultant, await bench.askForChild())).removal).toBeNull();
  });

  it('carries to the customer what was asked', async () => {
    const id = await bench.askForChild();
    const pending = async () =>
      dataOf<ApprovalAction[]>(await bench.customer('GET', `/approval-actions/pending/${ownerPolicy}`));
    expect(await pending()).toMatchObject([{ id, asked: null }]);
    dataOf(await bench.act(someConsultant, id, 'ask-for-more', question));
    expect(await pending()).toMatchObject([
      { id, asked: { message: question.message, askedAt: '2026-11-20T08:00:00.000Z' } },
    ]);
    expect(bench.outbox.at(-1)).toMatchObject({ to: canaries.ownerCell, purpose: expect.any(String) });
    dataOf(await bench.sendDocument(id, 'ID_COPY'));
    expect(await pending()).toMatchObject([{ id, asked: null }]);
  });
});
