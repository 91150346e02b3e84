import { type ClaimCase } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import {
  inTransaction,
  lockClaim,
  type PayoutRow,
  payoutsOfClaims,
  saveClaim,
  savePayout,
  type SeedPolicy,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherAdmin,
  approved,
  type ClaimsDesk,
  desksFamilies,
  saying,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';
import { aTakeover } from './testing/a-takeover';

/** A second policy of his, taken out later: with an accident the two come to more than the law allows. */
function secondPolicy(): SeedPolicy {
  const [silver, diamond] = desksFamilies;
  if (!silver || !diamond) throw new Error('The families are gone');
  return {
    ...diamond,
    Policy_Number: policyNumberFor('7', 671),
    Inception_Date: '2024-02-01',
    MainMember: { ...diamond.MainMember, Id_Number: silver.MainMember.Id_Number ?? null, Surname: 'Jacobs' },
    SupplementaryBenefits: [
      { id: 'sup-accidental', name: 'Accidental death benefit', price: 20, startDate: '2024-02-01' },
    ],
  };
}

onEveryDatabase('Another claim on a policy that somebody took over', (db) => {
  let desk: ClaimsDesk;
  let ofHolder: ClaimCase;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [secondPolicy()]);
    // He died on 10 November, and she takes over on the 20th.
    ofHolder = await desk.readyToDecide('MainMember');
  });
  const { takenOver } = aTakeover(
    () => desk,
    () => ofHolder,
  );
  const confirming = { note: 'Looked at it.', ...sworn };
  const decided = async (claim: ClaimCase): Promise<ClaimCase> =>
    desk.done(somePortalAdmin, await desk.recommended(claim, approved), 'confirm', confirming);
  const paid = async (claim: ClaimCase) =>
    (await payoutsOfClaims(db.database, [claim.id]))
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ amountCents, record }) => [record.payee.name, amountCents / 100]);
  const ofMother = (dateOfDeath: string) => desk.readyToDecide('ExtendedMembers', { dateOfDeath });
  const asHeNamed = [
    ['Themba Jacobs', 6000],
    ['Lindiwe Jacobs', 4000],
  ];

  test.each([
    ['before the main member', '2026-11-01'],
    ['on the day on which he died', '2026-11-10'],
    ['between his death and the takeover', '2026-11-15'],
  ])('pays those whom he had named where somebody died %s', async (_, dateOfDeath) => {
    await takenOver();
    const claim = await decided(await ofMother(dateOfDeath));
    expect(await paid(claim)).toEqual(asHeNamed);
    expect(claim.claimants.map(({ name, share }) => [name, share])).toEqual([
      ['Themba Jacobs', 60],
      ['Lindiwe Jacobs', 40],
    ]);
  });

  test('pays whoever took it over where somebody died from that day on', async () => {
    await takenOver();
    const claim = await decided(await ofMother('2026-11-20'));
    expect(await paid(claim)).toEqual([['Zodwa Jacobs', 10_000]]);
  });

  describe('where whoever took it over dies as well', () => {
    const sheDies = () => desk.readyToDecide('MainMember', { dateOfDeath: '2026-11-22' });
    beforeEach(async () => {
      await takenOver();
      desk.wait(3 * 86_400);
    });

    test('pays those whom he had named for a death before the takeover', async () => {
      const before = await decided(await ofMother('2026-11-15'));
      await sheDies();
      expect(await paid(before)).toEqual(asHeNamed);
    });

    test('pays those whom she had named for a death after it', async () => {
      const after = await decided(await ofMother('2026-11-21'));
      await sheDies();
      expect(await paid(after)).toEqual([['Lindiwe Jacobs', 10_000]]);
    });
  });

  test('is paid by its day of death also where that is corrected after the takeover', async () => {
    await takenOver();
    const claim = await ofMother('2026-11-20');
    const says = saying({ dateOfDeath: '2026-11-15' });
    const judged = await desk.judge(claim, 'DEATH_CERTIFICATE', { verdict: 'ACCEPTED', says });
    expect(await paid(await decided(dataOf<ClaimCase>(judged)))).toEqual(asHeNamed);
  });

  test('goes to those whom he had named where the bank sends back after the takeover what he was paid', async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    const claim = await decided(await ofMother('2026-11-01'));
    const become = (status: PayoutRow['status']) =>
      inTransaction(db.database, async (tx) => {
        for (const payout of await payoutsOfClaims(tx, [claim.id])) {
          await savePayout(tx, payout, { ...payout, status }, desk.clock.now());
        }
        const found = await lockClaim(tx, claim.id);
        if (found) await saveClaim(tx, found, { status: 'PAID', record: found.record }, desk.clock.now());
      });
    await become('PAID');
    ofHolder = await desk.readyToDecide('MainMember');
    await takenOver();
    await become('RETURNED');
    const [returned] = await payoutsOfClaims(db.database, [claim.id]);
    const again = { version: returned?.version };
    dataOf(await desk.as(anotherAdmin)('POST', `/staff/payouts/${returned?.id}/retry`, again));
    expect(await paid(claim)).toEqual(asHeNamed);
  });

  test('pays no more than the law allows over all policies of the main member, also once one of them is another’s', async () => {
    const { Policy_Number: policyNumber } = secondPolicy();
    const ofAccident = ({ amountsByCause }: ClaimCase) =>
      amountsByCause.find(({ cause }) => cause === 'ACCIDENT')?.payableNow;
    const second = await desk.readyToDecide('MainMember', { policyNumber });
    expect(ofAccident(second)).toBe(80_000);
    await takenOver();
    const noted = await desk.as(someConsultant)('PUT', `/staff/claims/${second.id}/facts`, {
      version: second.version,
      isPreviousInsurerReliedOn: true,
    });
    expect(ofAccident(dataOf<ClaimCase>(noted))).toBe(80_000);
  });

  test('is read by staff with the policy of its day', async () => {
    await takenOver();
    const { policy } = await desk.read(someConsultant, await ofMother('2026-11-15'));
    expect(policy).toMatchObject({ productName: 'Silver Family Plan' });
  });
});
