import { type ClaimCase } from '@portal/contract';
import { inTransaction, insertSettledPremiums, readStatusPeriods, settledPremiumsOf } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import {
  aClaimsDesk,
  approved,
  type ClaimsDesk,
  saying,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';
import { aTakeover } from '../../takeover/testing/a-takeover';
import { debited, withMother } from './testing/debited-families';

onEveryDatabase('A day of death that a document corrects after it was confirmed', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: debitedPolicy } = debited();
  const { Policy_Number: mothersPolicy } = withMother();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [debited(), withMother()]);
  });
  const corrected = async (claim: ClaimCase, dateOfDeath: string): Promise<ClaimCase> => {
    const says = saying({ dateOfDeath });
    return dataOf(await desk.judge(claim, 'DEATH_CERTIFICATE', { verdict: 'ACCEPTED', says }));
  };
  const decided = async (claim: ClaimCase): Promise<ClaimCase> =>
    desk.done(somePortalAdmin, await desk.recommended(claim, approved), 'confirm', { note: 'Looked at it.', ...sworn });
  const lives = { reason: 'The person lives.' };

  test('moves the end of cover with it, and the claim is paid for the right day', async () => {
    const claim = await corrected(await desk.readyToDecide('Spouse'), '2026-11-15');
    expect((await desk.policy()).Spouse).toMatchObject({ Life_Status: 'DECEASED', Cover_End_Date: '2026-11-16' });
    expect(claim.amountsByCause.map(({ payableNow }) => payableNow)).toEqual(Array(5).fill(20_000));
    const [event] = (await desk.audit(silverPolicy)).filter(({ action }) => action === 'LIFE_DECEASED');
    expect(event).toMatchObject({
      before: { Date_Of_Death: '2026-11-10' },
      after: { Date_Of_Death: '2026-11-15', creditedCents: 0 },
    });
  });

  test('moves nothing before it is confirmed', async () => {
    const before = await desk.policy();
    await corrected(await desk.complete(await desk.openFor('Spouse')), '2026-11-05');
    expect(await desk.policy()).toEqual(before);
  });

  describe('of a mother of R87, who died on 10 October, with November taken', () => {
    const ofMother = () =>
      desk.readyToDecide('ExtendedMembers', { policyNumber: mothersPolicy, dateOfDeath: '2026-10-10' });
    const credit = async () => (await desk.policy(mothersPolicy)).Premium_Credit;

    test('credits October too where she died in September', async () => {
      const claim = await ofMother();
      expect(await credit()).toBe(87);
      await corrected(claim, '2026-09-28');
      expect(await credit()).toBe(174);
    });

    test('takes the credit of November back where she died in November, and it is put right as often as it must be', async () => {
      const later = await corrected(await ofMother(), '2026-11-02');
      expect(await credit()).toBe(0);
      await corrected(later, '2026-10-10');
      expect(await credit()).toBe(87);
    });

    test('keeps the ledger in step with it, and all of it comes back where she lives', async () => {
      await inTransaction(db.database, (tx) =>
        insertSettledPremiums(
          tx,
          ['2026-10', '2026-11'].map((month) => {
            const settledAt = desk.clock.now();
            return { policyNumber: mothersPolicy, month, amountCents: 236_00, paymentId: null, settledAt };
          }),
        ),
      );
      const settled = async () =>
        (await settledPremiumsOf(db.database, mothersPolicy)).map(({ amountCents }) => amountCents).toReversed();
      const earlier = await corrected(await ofMother(), '2026-09-28');
      expect(await settled()).toEqual([149_00, 149_00]);
      await desk.done(somePortalAdmin, earlier, 'void', lives);
      expect(await settled()).toEqual([236_00, 236_00]);
      expect(await desk.policy(mothersPolicy)).toMatchObject({ Monthly_Premium: 236, Premium_Credit: 0 });
    });
  });

  describe('of a main member with a premium waiver', () => {
    const ofSibusiso = () => desk.readyToDecide('MainMember', { policyNumber: debitedPolicy });
    const periods = async () => (await readStatusPeriods(db.database, debitedPolicy)).at(-1);

    test('begins the months without premiums with the month after the right day', async () => {
      const claim = await corrected(await ofSibusiso(), '2026-10-30');
      expect(await desk.policy(debitedPolicy)).toMatchObject({
        Policy_Status: 'PAID_UP',
        Paid_Up_Until: '2028-10-31',
        MainMember: { Cover_End_Date: '2026-10-31' },
      });
      expect(await periods()).toEqual({ status: 'PAID_UP', from: '2026-11-01' });
      await desk.done(somePortalAdmin, claim, 'void', lives);
      expect(await desk.policy(debitedPolicy)).toMatchObject({
        Policy_Status: 'ACTIVE',
        MainMember: { Cover_End_Date: null },
      });
      expect((await periods())?.status).toBe('ACTIVE');
    });

    test('settles who died first: a wife who turns out to have died before him has no share', async () => {
      const wife = await desk.readyToDecide('Spouse', { policyNumber: debitedPolicy, dateOfDeath: '2026-11-12' });
      const main = await desk.openFor('MainMember', { policyNumber: debitedPolicy });
      await corrected(wife, '2026-11-09');
      const paid = await decided(
        await desk.done(somePortalAdmin, await desk.complete(main), 'confirm-death', { source: 'DEATH_CERTIFICATE' }),
      );
      expect(paid.payouts.map(({ payee, amount }) => [payee.name, amount])).toEqual([['Themba Jacobs', 20_000]]);
    });
  });

  describe('of a main member whose policy somebody goes on with', () => {
    let claim: ClaimCase;
    beforeEach(async () => {
      await desk.setPaidTo(silverPolicy, '2027-01-31');
      claim = await desk.readyToDecide('MainMember');
    });
    const { ask, asSpouse, decide, takenOver } = aTakeover(
      () => desk,
      () => claim,
    );
    const credit = async () => (await desk.policy()).Premium_Credit;

    test('credits the months from the right day on, at R198 instead of R246, after the takeover', async () => {
      await takenOver();
      expect(await credit()).toBe(2 * 48);
      const earlier = await corrected(await desk.read(someConsultant, claim), '2026-10-30');
      expect(await credit()).toBe(3 * 48);
      await corrected(earlier, '2026-11-10');
      expect(await credit()).toBe(2 * 48);
    });

    test('credits them with the takeover where that still waited', async () => {
      dataOf(await ask(await asSpouse()));
      await corrected(await desk.read(someConsultant, claim), '2026-10-30');
      dataOf(await decide());
      expect(await credit()).toBe(3 * 48);
    });
  });
});
