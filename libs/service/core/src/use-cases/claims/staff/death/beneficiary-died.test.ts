import { type ClaimCase } from '@portal/contract';
import { inTransaction, type PayoutRow, payoutsOfClaims, savePayout } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aClaimsDesk,
  anotherAdmin,
  approved,
  type ClaimsDesk,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';
import { debited } from './testing/debited-families';

onEveryDatabase('The share of a beneficiary who dies as well', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: policyNumber } = debited();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [debited()]);
  });
  /** Sibusiso died on 10 November; Themba and Zodwa, his wife, have half each. */
  const ofSibusiso = () => desk.readyToDecide('MainMember', { policyNumber });
  const wifeDied = (dateOfDeath: string) => desk.readyToDecide('Spouse', { policyNumber, dateOfDeath });
  const decided = async (claim: ClaimCase): Promise<ClaimCase> => {
    const recommended = await desk.recommended(await desk.read(someConsultant, claim), approved);
    return desk.done(somePortalAdmin, recommended, 'confirm', { note: 'Looked at it.', ...sworn });
  };
  const become = (claim: ClaimCase, status: PayoutRow['status']) =>
    inTransaction(db.database, async (tx) => {
      for (const payout of await payoutsOfClaims(tx, [claim.id])) {
        await savePayout(tx, payout, { ...payout, status }, desk.clock.now());
      }
    });
  const paid = async (claim: ClaimCase) =>
    (await payoutsOfClaims(db.database, [claim.id]))
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ amountCents, status, record: { payee } }) => [payee.kind, payee.name, amountCents / 100, status]);
  const themba = (rand: number, status = 'WAITING_FOR_ACCOUNT') => ['BENEFICIARY', 'Themba Jacobs', rand, status];
  const estate = ['ESTATE', 'Estate of Zodwa Jacobs', 10_000, 'WAITING_FOR_ACCOUNT'];

  describe('after the main member', () => {
    test('is for the own estate, and the claim has a place for who speaks for it', async () => {
      const claim = await ofSibusiso();
      await wifeDied('2026-11-12');
      const done = await decided(claim);
      expect(await paid(claim)).toEqual([themba(10_000), estate]);
      expect(done.claimants.map(({ name, role, share }) => [name, role, share])).toEqual([
        ['Themba Jacobs', 'BENEFICIARY', 50],
        ['Estate of Zodwa Jacobs', 'EXECUTOR', 50],
        ['Zodwa Jacobs', 'BENEFICIARY', null],
      ]);
      const letter = done.documents.find(({ type }) => type === 'EXECUTOR_LETTER');
      expect(letter).toMatchObject({ neededFor: 'PAYMENT', payeeName: 'Estate of Zodwa Jacobs' });
    });

    test.each(['READY', 'WAITING_FOR_ACCOUNT', 'FAILED'] as const)(
      'passes to the estate where it is %s by then, and the others keep theirs',
      async (status) => {
        const claim = await decided(await ofSibusiso());
        await become(claim, status);
        await wifeDied('2026-11-12');
        expect(await paid(claim)).toEqual([themba(10_000, status), estate]);
      },
    );

    test('stays where the bank has it', async () => {
      const claim = await decided(await ofSibusiso());
      await become(claim, 'SENT');
      await wifeDied('2026-11-12');
      expect((await paid(claim)).map(([, name]) => name)).toEqual(['Themba Jacobs', 'Zodwa Jacobs']);
    });

    test('is theirs again where they live after all', async () => {
      const claim = await decided(await ofSibusiso());
      const wife = await wifeDied('2026-11-12');
      await desk.done(anotherAdmin, wife, 'void', { reason: 'She lives.' });
      expect(await paid(claim)).toEqual([
        themba(10_000),
        ['BENEFICIARY', 'Zodwa Jacobs', 10_000, 'WAITING_FOR_ACCOUNT'],
      ]);
    });
  });

  test('before the main member goes to the others, also where it was planned already', async () => {
    const claim = await decided(await ofSibusiso());
    await wifeDied('2026-11-09');
    expect(await paid(claim)).toEqual([themba(10_000), themba(10_000)]);
  });

  test('who was the only one leaves it to the main member’s estate, and who arranges the funeral has a place', async () => {
    const { Policy_Number } = debited();
    const alone = debited().Beneficiaries?.filter(({ First_Name }) => First_Name === 'Zodwa') ?? [];
    await emptyDatabase(db.database);
    const family = { ...debited(), Policy_Number, Beneficiaries: alone.map((one) => ({ ...one, Benefit_Share: 100 })) };
    desk = await aClaimsDesk(db.database, [family]);
    const claim = await ofSibusiso();
    await wifeDied('2026-11-10');
    const done = await decided(claim);
    expect((await paid(claim)).map(([kind, name]) => [kind, name])).toEqual([['ESTATE', 'Estate of Sibusiso Jacobs']]);
    expect(done.claimants.map(({ role, share }) => [role, share])).toEqual([
      ['EXECUTOR', 100],
      ['FAMILY', null],
      ['BENEFICIARY', null],
    ]);
  });
});
