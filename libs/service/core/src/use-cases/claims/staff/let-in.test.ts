import { apiBase, type ClaimCase } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { inTransaction, lockClaim, saveClaim, type SeedPolicy } from '@portal/service-store';
import { type SomeStaff } from '@portal/service-identity/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherAdmin,
  approved,
  type ClaimsDesk,
  desksFamilies,
  loneVusiPolicy,
  saying,
  someConsultant,
  somePortalAdmin,
  sworn,
} from './testing/claims-desk';

/** Vusi, who has named a child of eleven and somebody grown up. */
const childPolicy = policyNumberFor('7', 682);
function withChild(): SeedPolicy {
  const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
  if (!vusi) throw new Error('Vusi is gone');
  const named = (First_Name: string, Date_Of_Birth: string) => ({ First_Name, Surname: 'Khumalo', Date_Of_Birth });
  return {
    ...vusi,
    Policy_Number: childPolicy,
    MainMember: { ...vusi.MainMember, Id_Number: anIdNumber({ born: '1980-01-09', sequence: 9 }) },
    Beneficiaries: [
      { ...named('Nandi', '2015-05-05'), Relationship: 'DAUGHTER', Benefit_Share: 60, Cell_Number: '27826660010' },
      { ...named('Sipho', '1990-05-05'), Relationship: 'BROTHER', Benefit_Share: 40, Cell_Number: '27826660009' },
    ],
  };
}

onEveryDatabase('POST /staff/claims/{id}/claimants', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [withChild()]);
  });
  const executor = { First_Name: 'Nomsa', Surname: 'Khumalo', Id_Number: null, Cell_Number: '082 666 0142' };
  const letIn = (
    claim: ClaimCase,
    { by = somePortalAdmin, ...more }: { by?: SomeStaff; [field: string]: unknown } = {},
  ) => desk.act(by, claim, 'claimants', { claimantId: claim.claimants[0]?.id, ...executor, ...more });
  /** Approved, and the letter of the executor accepted by a consultant. */
  async function proved(): Promise<ClaimCase> {
    const ready = await desk.readyToDecide('MainMember', { policyNumber: loneVusiPolicy });
    const decided = await desk.done(somePortalAdmin, await desk.recommended(ready, approved), 'confirm', {
      note: null,
      ...sworn,
    });
    const received = dataOf<ClaimCase>(await desk.receive(decided, 'EXECUTOR_LETTER'));
    return dataOf<ClaimCase>(await desk.judge(received, 'EXECUTOR_LETTER', { verdict: 'ACCEPTED', says: saying({}) }));
  }

  test('lets the executor of an estate in, who is told where to say what is paid into', async () => {
    const claim = await proved();
    expect(claim.claimants).toMatchObject([
      { role: 'EXECUTOR', representative: null, letsIn: null },
      { role: 'FAMILY', name: 'Whoever arranges the funeral', cellNumber: null, share: null, arrangesFuneral: true },
    ]);
    desk.outbox.length = 0;
    expect((await desk.read(somePortalAdmin, claim)).claimants[0]?.letsIn).toBe('REPRESENTATIVE');
    const after = dataOf<ClaimCase>(await letIn(claim));
    expect(after.claimants).toMatchObject([
      { name: expect.stringMatching(/^Estate of Vusi/), representative: 'Nomsa Khumalo', cellNumber: '27826660142' },
      { role: 'FAMILY' },
    ]);
    expect(after.history.at(-1)?.what).toMatch(/^We let somebody in to the claim: Nomsa Khumalo, for Estate of Vusi/);
    expect(desk.outbox).toMatchObject([{ to: '27826660142', purpose: 'CLAIM_ACCOUNT' }]);
    expect((await desk.audit(loneVusiPolicy)).map(({ action }) => action)).toContain('CLAIM_LET_IN');
  });

  test('is for an administrator, who is not the one that accepted the letter', async () => {
    const ready = await desk.readyToDecide('MainMember', { policyNumber: loneVusiPolicy });
    expect(await letIn(ready)).toMatchObject({
      status: 409,
      body: { message: 'Accept the document first that shows who may receive the money.' },
    });
    const received = dataOf<ClaimCase>(await desk.receive(ready, 'EXECUTOR_LETTER'));
    const accepted = { verdict: 'ACCEPTED', says: saying({}) };
    const claim = dataOf<ClaimCase>(await desk.judge(received, 'EXECUTOR_LETTER', accepted, somePortalAdmin));
    expect(await letIn(claim, { by: someConsultant })).toMatchObject({ status: 403 });
    expect(await letIn(claim)).toMatchObject({
      status: 403,
      body: { message: 'You accepted the document. Another administrator lets this person in.' },
    });
    expect(await letIn(claim, { by: anotherAdmin, claimantId: claim.id })).toMatchObject({ status: 404 });
    expect(await letIn(claim, { by: anotherAdmin })).toMatchObject({ status: 200 });
  });

  test('lets in who looks after a child, with a number that is nobody else’s on the claim', async () => {
    const ready = await desk.readyToDecide('MainMember', { policyNumber: childPolicy });
    const received = dataOf<ClaimCase>(await desk.receive(ready, 'GUARDIAN_PROOF'));
    const claim = dataOf<ClaimCase>(
      await desk.judge(received, 'GUARDIAN_PROOF', { verdict: 'ACCEPTED', says: saying({}) }),
    );
    const [child, grown] = claim.claimants;
    expect(await letIn(claim, { claimantId: grown?.id })).toMatchObject({
      status: 409,
      body: { message: 'Accept the ID of this person first.' },
    });
    expect(await letIn(claim, { Cell_Number: '082 666 0009' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Cell_Number', message: 'Somebody else on this claim has this number' }] },
    });
    const after = dataOf<ClaimCase>(await letIn(claim));
    expect(after.claimants[0]).toMatchObject({ id: child?.id, name: child?.name, representative: 'Nomsa Khumalo' });
    expect(after.claimants[1]).toMatchObject({ representative: null, cellNumber: '27826660009' });
    expect(
      desk.outbox
        .slice(-2)
        .map(({ to, purpose }) => [to, purpose])
        .toSorted(),
    ).toEqual([
      ['27826660010', 'CLAIM_NUMBER_CHANGED'],
      ['27826660142', 'CLAIM_OPEN'],
    ]);
  });

  test('lets nobody speak any more for a child who has come of age and has a number of their own', async () => {
    const ready = await desk.readyToDecide('MainMember', { policyNumber: childPolicy });
    const proved = dataOf<ClaimCase>(await desk.receive(ready, 'GUARDIAN_PROOF'));
    const judged = await desk.judge(proved, 'GUARDIAN_PROOF', { verdict: 'ACCEPTED', says: saying({}) });
    const spokenFor = dataOf<ClaimCase>(await letIn(dataOf<ClaimCase>(judged)));
    const ofAge = await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, spokenFor.id);
      if (held === null) throw new Error('The claim is gone');
      const record = {
        ...held.record,
        claimants: held.record.claimants.map((one, place) =>
          place === 0 ? { ...one, dateOfBirth: '2008-11-01' } : one,
        ),
        documents: held.record.documents.map((line) =>
          line.type === 'GUARDIAN_PROOF' ? { ...line, type: 'ID_COPY' as const } : line,
        ),
      };
      return saveClaim(tx, held, { status: held.status, record }, desk.clock.now());
    });
    const own = { First_Name: 'Nandi', Surname: 'Khumalo', Id_Number: anIdNumber({ born: '2008-11-01', sequence: 7 }) };
    const after = dataOf<ClaimCase>(
      await letIn({ ...spokenFor, version: ofAge.version }, { ...own, Cell_Number: '082 666 0143' }),
    );
    expect(after.claimants[0]).toMatchObject({ representative: null, cellNumber: '27826660143' });
    expect(after.history.at(-1)?.what).toBe('We noted a new cellphone number for Nandi Khumalo.');
  });

  describe('notes another number of a payee', () => {
    const siphoHad = '27826660009';
    const siphoHas = { First_Name: 'Sipho', Surname: 'Khumalo', Cell_Number: '082 666 0142' };
    const ofSipho = anIdNumber({ born: '1990-05-05', sequence: 5 });
    /** The death is confirmed, and Sipho's ID accepted by a consultant. */
    async function seen(): Promise<{ claim: ClaimCase; sipho: string }> {
      const ready = await desk.readyToDecide('MainMember', { policyNumber: childPolicy });
      const sipho = ready.claimants[1]?.id ?? '';
      const received = dataOf<ClaimCase>(await desk.receive(ready, 'ID_COPY'));
      const judged = await desk.judge(received, 'ID_COPY', { verdict: 'ACCEPTED', says: saying({}) });
      return { claim: dataOf<ClaimCase>(judged), sipho };
    }

    test('with which they sign in from then on, and with the one before no more, which is told', async () => {
      const { claim, sipho } = await seen();
      expect((await desk.read(somePortalAdmin, claim)).claimants[1]?.letsIn).toBe('OWN_NUMBER');
      desk.outbox.length = 0;
      const after = dataOf<ClaimCase>(await letIn(claim, { claimantId: sipho, ...siphoHas, Id_Number: ofSipho }));
      expect(after.claimants[1]).toMatchObject({
        name: 'Sipho Khumalo',
        representative: null,
        cellNumber: '27826660142',
      });
      expect(after.history.at(-1)?.what).toBe('We noted a new cellphone number for Sipho Khumalo.');
      expect(desk.outbox.map(({ to, purpose }) => [to, purpose]).toSorted()).toEqual([
        [siphoHad, 'CLAIM_NUMBER_CHANGED'],
        ['27826660142', 'CLAIM_OPEN'],
      ]);
      desk.outbox.length = 0;
      for (const Cell_Number of [siphoHad, '27826660142']) {
        desk.wait(61);
        await desk.send('POST', `${apiBase}/claims/trigger-otp`, { body: { claim: claim.reference, Cell_Number } });
      }
      expect(desk.outbox.map(({ to }) => to)).toEqual(['27826660142']);
      expect((await desk.audit(childPolicy)).map(({ action }) => action)).toContain('CLAIM_NUMBER_CHANGED');
    });

    test('only with the ID number that the bank is asked with, and that is theirs', async () => {
      const { claim, sipho } = await seen();
      expect(await letIn(claim, { claimantId: sipho, ...siphoHas })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'Id_Number', message: 'Enter the ID number' }] },
      });
      const after = dataOf<ClaimCase>(await letIn(claim, { claimantId: sipho, ...siphoHas, Id_Number: ofSipho }));
      const other = anIdNumber({ born: '1990-05-05', sequence: 6 });
      expect(await letIn(after, { claimantId: sipho, ...siphoHas, Id_Number: other })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'Id_Number', message: 'This is not the ID number of the person who is paid' }] },
      });
    });
  });
});
