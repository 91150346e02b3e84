import { type ClaimCase } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { inTransaction, lockClaim, saveClaim, type SeedPolicy, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import {
  aClaimsDesk,
  approved,
  type ClaimsDesk,
  desksFamilies,
  loneVusiPolicy,
  saying,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';

/** Vusi, who has named a child of eleven. */
function withChild(): SeedPolicy {
  const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
  if (!vusi) throw new Error('Vusi is gone');
  return {
    ...vusi,
    Policy_Number: policyNumberFor('7', 681),
    MainMember: { ...vusi.MainMember, Id_Number: anIdNumber({ born: '1980-01-09', sequence: 8 }) },
    Beneficiaries: [
      {
        First_Name: 'Nandi',
        Surname: 'Khumalo',
        Date_Of_Birth: '2015-05-05',
        Relationship: 'DAUGHTER',
        Benefit_Share: 100,
      },
    ],
  };
}

onEveryDatabase('What a child or an estate is paid', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: childPolicy } = withChild();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [withChild()]);
  });
  /** Approved, with an account of the one payee that the bank has confirmed. */
  const approvedFor = async (policyNumber: string): Promise<ClaimCase> => {
    const claim = await desk.readyToDecide('MainMember', { policyNumber });
    await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, claim.id);
      if (held === null) throw new Error('The claim is gone');
      const claimants = held.record.claimants.map((one) => ({ ...one, account: verified() }));
      await saveClaim(tx, held, { status: held.status, record: { ...held.record, claimants } }, desk.clock.now());
    });
    const read = await desk.read(someConsultant, claim);
    return desk.done(somePortalAdmin, await desk.recommended(read, approved), 'confirm', { note: null, ...sworn });
  };
  const verified = () => ({
    id: webRandom.uuid(),
    Account_Holder_Name: 'N Khumalo',
    Bank_Name: 'FNB',
    Branch_Code: '250655',
    Account_Type: 'SAVINGS' as const,
    Account_Number: '*******2345',
    Verification_Status: 'VERIFIED' as const,
    Verification_Message: null,
    waitsForAdministrator: false,
    setAt: desk.clock.now().toISOString(),
  });
  const statuses = ({ payouts }: ClaimCase) => payouts.map(({ status }) => status);
  const actions = async (policyNumber: string) => (await desk.audit(policyNumber)).map(({ action }) => action);

  test.each([
    ['a child', childPolicy, 'GUARDIAN_PROOF'],
    ['an estate', loneVusiPolicy, 'EXECUTOR_LETTER'],
  ])('waits, for %s, although the account is verified, and is ready once the proof is accepted', async (...row) => {
    const [, policyNumber, type] = row;
    const claim = await approvedFor(policyNumber);
    expect(statuses(claim)).toEqual(['WAITING_FOR_ACCOUNT']);
    const received = dataOf<ClaimCase>(await desk.receive(claim, type));
    expect(statuses(received)).toEqual(['WAITING_FOR_ACCOUNT']);
    const dark = { verdict: 'NOT_USABLE', reason: 'TOO_DARK' };
    const unusable = dataOf<ClaimCase>(await desk.judge(received, type, dark));
    expect(statuses(unusable)).toEqual(['WAITING_FOR_ACCOUNT']);
    const again = dataOf<ClaimCase>(await desk.receive(unusable, type));
    const proved = dataOf<ClaimCase>(await desk.judge(again, type, { verdict: 'ACCEPTED', says: saying({}) }));
    expect(proved).toMatchObject({
      status: 'APPROVED',
      payouts: [{ status: 'READY', bank: 'FNB', accountNumber: '*******2345' }],
    });
    expect(await actions(policyNumber)).toContain('PAYOUT_READY');
  });

  test('waits on although the document was done without: nobody is paid unproved', async () => {
    const claim = await approvedFor(childPolicy);
    const waived = dataOf<ClaimCase>(
      await desk.judge(claim, 'GUARDIAN_PROOF', { verdict: 'WAIVED', note: 'The grandmother is known here.' }),
    );
    expect(statuses(waived)).toEqual(['WAITING_FOR_ACCOUNT']);
  });
});
