import { anotherConsultant, someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { findPolicy, forgetRisk, inTransaction, savePolicy } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import { ownerPolicy } from '../../../testing/seeded-policies';
import { aDaughter, aWorkbench, type Workbench } from '../../../testing/workbench';

const approve = { decision: 'APPROVE' };

onEveryDatabase('The queue of approvals', (db) => {
  let bench: Workbench;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    bench = await aWorkbench(db.database);
  });
  const ids = async (...asked: Parameters<Workbench['queue']>) =>
    (await bench.queue(...asked)).data.map(({ id }) => id);
  /** A consultant proposes a change on the owner's policy. */
  const propose = async (staff = someConsultant, body: object = aDaughter(5), path = 'add-child', method = 'POST') => {
    dataOf(await bench.open(staff));
    return bench.idOf(await bench.as(staff)(method, `/${path}/${ownerPolicy}`, body));
  };
  const moreMinutes = () => bench.wait(60);

  it('says of each what it is, whose, how risky and whether the caller may decide', async () => {
    const id = await bench.askForChild(1, false);
    const page = await bench.queue(someConsultant);
    expect(page).toMatchObject({ pageNumber: 1, pageSize: 20, totalRecords: 1, totalPages: 1 });
    expect(page.data[0]).toMatchObject({
      id,
      policyNumber: ownerPolicy,
      policyholder: 'Sipho Canary',
      actionType: 'ADD_CHILD',
      status: 'PENDING',
      approverType: 'STAFF',
      entityLabel: 'Child: Naledib C.',
      requestedBy: { role: 'customer' },
      risk: 'MEDIUM',
      riskReasons: ['1 document is missing'],
      documentsMissing: 1,
      takenBy: null,
      awaitsCustomer: false,
      canDecide: true,
      whyNot: null,
      isSafeTogether: false,
    });
    dataOf(await bench.sendDocument(id));
    expect(await bench.queued(someConsultant, id)).toMatchObject({
      risk: 'LOW',
      riskReasons: [],
      documentsMissing: 0,
      isSafeTogether: true,
    });
  });

  it('to decide has what the caller may decide: nobody’s own, and second confirmations for administrators', async () => {
    const child = await bench.askForChild();
    moreMinutes();
    const name = await bench.askForName();
    moreMinutes();
    const own = await propose(someConsultant, { First_Name: 'Siphokazi' }, 'update-main-member', 'PUT');
    expect(await ids(anotherConsultant)).toEqual([child, name]);
    expect(await ids(someConsultant)).toEqual([child, name]);
    expect(await ids(somePortalAdmin)).toEqual([child, name, own]);
    expect(await bench.queued(someConsultant, own)).toMatchObject({
      canDecide: false,
      whyNot: 'You asked for this yourself, so somebody else decides.',
    });
    expect(await bench.queued(anotherConsultant, own)).toMatchObject({
      canDecide: false,
      whyNot: 'An administrator confirms this as the second person.',
    });
  });

  it('what waits for the policyholder stands by itself, and is an administrator’s once consent is noted', async () => {
    const id = await propose();
    expect(await ids(anotherConsultant)).toEqual([]);
    expect(await ids(anotherConsultant, '?view=customer')).toEqual([id]);
    expect(await bench.queued(anotherConsultant, id)).toMatchObject({ whyNot: 'The policyholder decides on this.' });
    dataOf(await bench.take(somePortalAdmin, id));
    const recorded = { ...approve, consentMethod: 'VOICE_RECORDING', consentReference: 'REC-1' };
    dataOf(await bench.decide(somePortalAdmin, id, recorded));
    expect(await ids(somePortalAdmin)).toEqual([]);
    expect(await bench.queued(somePortalAdmin, id)).toMatchObject({
      takenBy: null,
      whyNot: 'You recorded the consent, so somebody else confirms it.',
    });
  });

  it('what was asked about waits for the policyholder until the document comes, and may be decided all the same', async () => {
    const id = await bench.askForChild();
    const question = { message: 'Please send a copy of the ID', documentTypes: ['ID_COPY'] };
    dataOf(await bench.act(someConsultant, id, 'ask-for-more', question));
    expect(await ids(someConsultant)).toEqual([]);
    expect(await ids(someConsultant, '?view=customer')).toEqual([id]);
    expect(await bench.queued(someConsultant, id)).toMatchObject({ awaitsCustomer: true, canDecide: true });
    dataOf(await bench.sendDocument(id, 'ID_COPY'));
    expect(await ids(someConsultant)).toEqual([id]);
  });

  it('mine has what I work on, for an hour', async () => {
    const id = await bench.askForChild();
    await bench.askForName();
    dataOf(await bench.take(someConsultant, id));
    expect(await ids(someConsultant, '?view=mine')).toEqual([id]);
    expect(await bench.queued(someConsultant, id)).toMatchObject({ takenBy: { isMine: true }, isSafeTogether: true });
    expect(await ids(anotherConsultant, '?view=mine')).toEqual([]);
    expect(await bench.queued(anotherConsultant, id)).toMatchObject({
      takenBy: { name: 'Naledi Dlamini', isMine: false },
      canDecide: false,
      isSafeTogether: false,
      whyNot: 'Naledi Dlamini is working on this request.',
    });
    bench.wait(3600);
    expect(await ids(someConsultant, '?view=mine')).toEqual([]);
    expect(await bench.queued(anotherConsultant, id)).toMatchObject({ takenBy: null, canDecide: true });
  });

  it('shows the oldest, the most urgent or the riskiest first, and one kind only', async () => {
    const child = await bench.askForChild();
    moreMinutes();
    const risky = await bench.askForChild(2, false);
    moreMinutes();
    const name = await bench.askForName();
    expect(await ids(someConsultant)).toEqual([child, risky, name]);
    expect(await ids(someConsultant, '?order=due')).toEqual([child, risky, name]);
    expect(await ids(someConsultant, '?order=risk')).toEqual([risky, name, child]);
    expect(await ids(someConsultant, '?actionType=ADD_CHILD')).toEqual([child, risky]);
    expect((await bench.as(someConsultant)('GET', '/staff/approval-actions?order=size')).status).toBe(422);
  });

  it('judges what nobody has judged, the first time that somebody looks', async () => {
    const id = await bench.askForChild();
    await inTransaction(db.database, (tx) => forgetRisk(tx, ownerPolicy));
    expect(await bench.queued(someConsultant, id)).toMatchObject({ risk: 'LOW', riskReasons: [] });
  });

  describe('of what is over', () => {
    it('what has run out is not to decide, even before anybody settles it', async () => {
      const id = await bench.askForChild();
      bench.wait(31 * 86_400);
      expect(await ids(someConsultant)).toEqual([]);
      expect(await bench.queued(someConsultant, id)).toMatchObject({
        status: 'EXPIRED',
        canDecide: false,
        isSafeTogether: false,
        whyNot: 'This request has expired. Please submit the change again.',
      });
    });

    it('what could not be applied is listed, with why', async () => {
      const id = await bench.askForChild();
      dataOf(await bench.take(someConsultant, id));
      dataOf(await bench.decide(someConsultant, id, approve));
      // Six children joined elsewhere before the day came.
      await fillUp();
      bench.wait(11 * 86_400);
      dataOf(await bench.customer('GET', `/policy/${ownerPolicy}`));
      expect(await ids(someConsultant, '?view=failed')).toEqual([id]);
      expect((await bench.caseOf(someConsultant, id)).action).toMatchObject({
        status: 'FAILED',
        failureReason: 'There are too many children on the policy',
      });
      expect(await bench.queued(someConsultant, id)).toMatchObject({ status: 'FAILED', canDecide: false });
    });
    const fillUp = async () => {
      await inTransaction(db.database, async (tx) => {
        const row = await findPolicy(tx, ownerPolicy);
        if (!row) throw new Error('There is no policy');
        const [child] = row.record.Children;
        if (!child) throw new Error('There is no child');
        const more = Array.from({ length: 6 }, (_, at) => ({
          ...child,
          id: crypto.randomUUID(),
          Id_Number: null,
          First_Name: `More${'abcdef'[at]}`,
        }));
        await savePolicy(tx, { ...row.record, Children: more }, row.version, bench.clock.now());
      });
    };
  });

  it('is closed to customers', async () => {
    const id = await bench.askForChild();
    for (const [method, path] of [
      ['GET', '/staff/approval-actions'],
      ['GET', `/staff/approval-actions/${id}`],
      ['POST', `/staff/approval-actions/${id}/take`],
      ['POST', `/staff/approval-actions/${id}/release`],
    ] as const) {
      expect(await bench.customer(method, path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });
});
