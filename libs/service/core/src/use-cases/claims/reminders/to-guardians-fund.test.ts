import { type FundAccount } from '@portal/service-payments';
import { auditOf, type Claimant, payoutsOfClaims, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { aWidowWithChildren } from '../claimants/testing/a-widow-with-children';
import { saying, someConsultant } from '../staff/testing/claims-desk';
import { remindClaimants } from './remind-claimants';

const ofNomsa: Claimant['account'] = {
  id: '5b0c1f3e-8d2a-4c53-9d8c-2f6a1f0f5b22',
  setAt: '2027-02-20T08:00:00.000Z',
  Account_Holder_Name: 'N Khumalo',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'SAVINGS',
  Account_Number: '*******4567',
  Verification_Status: 'VERIFIED',
  Verification_Message: null,
  waitsForAdministrator: false,
  holder: 'REPRESENTATIVE',
  forChildDeclaredAt: '2027-02-20T08:00:00.000Z',
};

const fund: FundAccount = {
  holder: 'Guardian’s Fund',
  bankName: 'Standard Bank',
  branchCode: '051001',
  accountType: 'CURRENT',
  accountNumber: '10987654321',
};

onEveryDatabase('What a child is due for whom nobody comes', (db) => {
  let family: Awaited<ReturnType<typeof aWidowWithChildren>>;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    family = await aWidowWithChildren(db.database);
  });
  const lookAfter = async (days: number, guardiansFund: FundAccount | null = null) => {
    family.wait(days * 86_400);
    await remindClaimants({ database: db.database, clock: family.clock, random: webRandom, guardiansFund });
  };
  const paid = async ({ id }: { id: string }) =>
    (await payoutsOfClaims(db.database, [id])).map(({ status, record: { payee } }) => [payee.kind, payee.name, status]);
  const nomsa = ['BENEFICIARY', 'Nomsa Khumalo', 'WAITING_FOR_ACCOUNT'];
  const nandi = ['BENEFICIARY', 'Nandi Khumalo', 'WAITING_FOR_ACCOUNT'];
  const zola = ['BENEFICIARY', 'Zola Khumalo', 'WAITING_FOR_ACCOUNT'];
  const sipho = ['BENEFICIARY', 'Sipho Khumalo', 'WAITING_FOR_ACCOUNT'];
  const fundFor = (child: string, status = 'WAITING_FOR_ACCOUNT') => [
    'GUARDIANS_FUND',
    `Guardian’s Fund, for ${child} Khumalo`,
    status,
  ];

  test('waits for a guardian for 90 days after the decision, and is for the Guardian’s Fund then; adults wait on', async () => {
    const claim = await family.decided(await family.ready());
    await lookAfter(90);
    expect(await paid(claim)).toEqual([nomsa, nandi, zola, sipho]);
    await lookAfter(1);
    expect(await paid(claim)).toEqual([nomsa, fundFor('Nandi'), fundFor('Zola'), sipho]);
    const turned = (await auditOf(db.database, family.widowsPolicy)).filter(
      ({ action }) => action === 'PAYEES_CHANGED',
    );
    expect(turned.map(({ after }) => (after as { Payee: string }).Payee).toSorted()).toEqual([
      'Guardian’s Fund, for Nandi Khumalo',
      'Guardian’s Fund, for Zola Khumalo',
    ]);
    await lookAfter(1);
    expect(await paid(claim)).toEqual([nomsa, fundFor('Nandi'), fundFor('Zola'), sipho]);
  });

  test('goes to the account of the Fund with the next run where that is set, also what waited for it', async () => {
    const claim = await family.decided(await family.ready());
    await lookAfter(91);
    await lookAfter(1, fund);
    expect(await paid(claim)).toEqual([nomsa, fundFor('Nandi', 'READY'), fundFor('Zola', 'READY'), sipho]);
    const [, ofNandi] = await payoutsOfClaims(db.database, [claim.id]);
    expect(ofNandi?.record).toMatchObject({ accountId: null, bank: 'Standard Bank', accountNumber: '******4321' });
    await lookAfter(1, fund);
    expect(await paid(claim)).toEqual([nomsa, fundFor('Nandi', 'READY'), fundFor('Zola', 'READY'), sipho]);
  });

  test('is paid to whoever comes for the child before the Fund has it', async () => {
    const claim = await family.decided(await family.ready());
    await lookAfter(91);
    const known = await family.spokenFor(await family.again(claim), 'Zola');
    await family.change(known, 'Zola', { account: ofNomsa });
    const again = await family.again(claim);
    const line = again.documents.find(
      ({ type, payeeName }) => type === 'GUARDIAN_PROOF' && payeeName?.startsWith('Zola'),
    );
    const verdict = { verdict: 'ACCEPTED', says: saying({}) };
    await family.done(someConsultant, again, `documents/${line?.id}/judge`, verdict);
    expect(await paid(claim)).toEqual([nomsa, fundFor('Nandi'), ['BENEFICIARY', 'Zola Khumalo', 'READY'], sipho]);
  });
});
