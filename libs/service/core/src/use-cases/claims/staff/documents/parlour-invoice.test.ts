import { type ClaimCase, type StaffPayout } from '@portal/contract';
import { type Claimant, inTransaction, lockClaim, saveClaim, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import {
  aClaimsDesk,
  approved,
  type ClaimsDesk,
  saying,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';

onEveryDatabase('The invoice of a funeral parlour', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
  });
  const verified = (more: object = {}) => ({
    id: webRandom.uuid(),
    Account_Holder_Name: 'S Jacobs',
    Bank_Name: 'FNB',
    Branch_Code: '250655',
    Account_Type: 'SAVINGS' as const,
    Account_Number: '*******2345',
    Verification_Status: 'VERIFIED' as const,
    Verification_Message: null,
    waitsForAdministrator: false,
    setAt: desk.clock.now().toISOString(),
    ...more,
  });
  /** Approved, R20 000 to the policyholder, who has a parlour paid an invoice of R14 500. */
  const approvedWith = async (account: object = {}): Promise<ClaimCase> => {
    const claim = await desk.readyToDecide('Spouse');
    const parlour = { name: 'Dignity Funerals', registrationNumber: '2015/123456/07', invoiceAmount: 14_500 };
    await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, claim.id);
      if (held === null) throw new Error('The claim is gone');
      const claimants = held.record.claimants.map((one): Claimant => ({
        ...one,
        account: verified(),
        parlour: { ...parlour, account: verified({ Account_Number: '*******7890', ...account }) },
      }));
      await saveClaim(tx, held, { status: held.status, record: { ...held.record, claimants } }, desk.clock.now());
    });
    const read = await desk.read(someConsultant, claim);
    return desk.done(somePortalAdmin, await desk.recommended(read, approved), 'confirm', { note: null, ...sworn });
  };
  const told = ({ payouts }: ClaimCase) => payouts.map(({ payee, status, amount }) => [payee.name, status, amount]);
  const accept = async (claim: ClaimCase, amount: number | null) =>
    desk.judge(dataOf(await desk.receive(claim, 'PARLOUR_INVOICE')), 'PARLOUR_INVOICE', {
      verdict: 'ACCEPTED',
      says: saying({ amount }),
    });

  test('is waited for by the parlour alone, and makes its payment ready', async () => {
    const claim = await approvedWith();
    const [holder] = claim.claimants;
    expect(holder?.parlour).toMatchObject({ name: 'Dignity Funerals', account: { Account_Number: '*******7890' } });
    expect(told(claim)).toEqual([
      ['Sibusiso Jacobs', 'READY', 5500],
      ['Dignity Funerals', 'WAITING_FOR_ACCOUNT', 14_500],
    ]);
    const accepted = dataOf<ClaimCase>(await accept(claim, 14_500));
    expect(told(accepted)[1]).toEqual(['Dignity Funerals', 'READY', 14_500]);
    expect(accepted.payouts[1]).toMatchObject({ bank: 'FNB', accountNumber: '*******7890' });
    const purposes = desk.outbox.map(({ purpose }) => purpose);
    expect(purposes).toEqual(expect.arrayContaining(['CLAIM_APPROVED', 'PARLOUR_APPROVED']));
    expect(purposes).not.toContain('CLAIM_ACCOUNT');
  });

  test.each([
    ['less leaves the difference to whoever is paid', 13_000.5, [6999.5, 13_000.5]],
    ['more changes nothing: no more is paid than was asked for', 18_000, [5500, 14_500]],
  ])('of %s', async (_, amount, amounts) => {
    const accepted = dataOf<ClaimCase>(await accept(await approvedWith(), amount));
    expect(accepted.payouts.map((payout) => payout.amount)).toEqual(amounts);
    expect(accepted.payouts.map(({ status }) => status)).toEqual(['READY', 'READY']);
  });

  test('is accepted only with what it comes to', async () => {
    const refused = await accept(await approvedWith(), null);
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
  });

  test('that turns out not to be usable holds the payment back', async () => {
    const accepted = dataOf<ClaimCase>(await accept(await approvedWith(), 14_500));
    const unusable = dataOf<ClaimCase>(
      await desk.judge(accepted, 'PARLOUR_INVOICE', { verdict: 'NOT_USABLE', reason: 'WRONG_DOCUMENT' }),
    );
    expect(told(unusable)).toEqual([
      ['Sibusiso Jacobs', 'READY', 5500],
      ['Dignity Funerals', 'WAITING_FOR_ACCOUNT', 14_500],
    ]);
  });

  test('is not enough for an account that was chosen after the approval: an administrator lets it in', async () => {
    const claim = dataOf<ClaimCase>(await accept(await approvedWith({ waitsForAdministrator: true }), 14_500));
    const [own, parlour] = claim.payouts;
    expect(parlour).toMatchObject({ status: 'WAITING_FOR_ACCOUNT', waitsForAdministrator: true });
    const path = `/staff/payouts/${parlour?.id ?? ''}/release-account`;
    const released = dataOf<StaffPayout>(await desk.as(somePortalAdmin)('POST', path, { version: parlour?.version }));
    expect(released).toMatchObject({ status: 'READY', waitsForAdministrator: false, amount: 14_500 });
    expect(own?.status).toBe('READY');
  });
});
