import { type ClaimCase } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import {
  inTransaction,
  lockClaim,
  paymentsOf,
  payoutsOfClaims,
  savePayout,
  saveClaim,
  type PayoutRow,
  type SeedPolicy,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import {
  aClaimsDesk,
  anotherAdmin,
  anotherConsultant,
  approved,
  type ClaimsDesk,
  desksFamilies,
  loneVusiPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';

const startDate = '2023-02-01';

/** Vusi alone, with benefits that are paid later, an overdue premium and somebody who is paid. */
function insured(): SeedPolicy {
  const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
  if (!vusi) throw new Error('Vusi is gone');
  const nandi = { First_Name: 'Nandi', Surname: 'Khumalo', Date_Of_Birth: '1985-05-05', Cell_Number: '27826660011' };
  return {
    ...vusi,
    Policy_Number: policyNumberFor('7', 672),
    Paid_To_Date: '2026-10-31',
    MainMember: { ...vusi.MainMember, Id_Number: anIdNumber({ born: '1980-01-09', sequence: 8 }) },
    Beneficiaries: [{ ...nandi, Benefit_Share: 100 }],
    SupplementaryBenefits: [
      { id: 'sup-grocery', name: 'Grocery benefit', price: 18, startDate },
      { id: 'sup-tombstone', name: 'Tombstone benefit', price: 15, startDate },
      { id: 'sup-accidental', name: 'Accidental death benefit', price: 20, startDate },
    ],
  };
}

const accident = { ...approved, cause: 'ACCIDENT' };
const fraud = {
  kind: 'REPUDIATE',
  cause: 'ACCIDENT',
  reasonCode: 'FRAUD',
  reasonText: 'the death certificate was bought',
  wording: 'A claim that rests on false documents is not paid.',
  ...sworn,
};
const confirming = { note: 'Read the file.', ...sworn };
const why = { reason: 'The police called.' };

onEveryDatabase('A claim that was paid and is decided for less', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: policyNumber } = insured();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [insured()]);
  });
  const put = (claim: ClaimCase, due: PayoutRow['status'], status: ClaimCase['status']) =>
    inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, claim.id);
      for (const payout of await payoutsOfClaims(tx, [claim.id])) {
        const isLater = payout.status === 'SCHEDULED' || payout.status === 'CANCELLED';
        if (!isLater) await savePayout(tx, payout, { ...payout, status: due }, desk.clock.now());
      }
      if (held) await saveClaim(tx, held, { ...held, status }, desk.clock.now());
    });
  const decided = async (claim: ClaimCase, body: object, assessor = someConsultant, admin = somePortalAdmin) =>
    desk.done(admin, await desk.recommended(claim, body, assessor), 'confirm', confirming);
  /** What was due is paid, as the bank does it; then the claim is opened again. */
  const paidAndReopened = async (body: object = accident): Promise<ClaimCase> => {
    const claim = await decided(await desk.readyToDecide('MainMember', { policyNumber }), body);
    await put(claim, 'PAID', 'PAID');
    return desk.done(anotherAdmin, await desk.read(anotherAdmin, claim), 'reopen', why);
  };
  const anew = (claim: ClaimCase, body: object) => decided(claim, body, anotherConsultant, anotherAdmin);
  const standing = ({ payouts }: ClaimCase) => payouts.filter(({ status }) => status !== 'CANCELLED');
  const total = (payouts: readonly { amount: number }[]) => payouts.reduce((sum, { amount }) => sum + amount, 0);
  const deductions = async () =>
    (await paymentsOf(db.database, policyNumber)).filter(
      ({ status, record }) => status === 'SUCCESSFUL' && record.Collection_Type === 'OTHER',
    );

  test('pays nothing later any more once it is refused; what was paid stays paid, and the premium that was taken off too', async () => {
    const claim = await paidAndReopened();
    expect(claim.payouts.map(({ status }) => status)).toEqual(['PAID', ...Array(6).fill('SCHEDULED')]);
    const refused = await anew(claim, fraud);
    expect(refused.status).toBe('REPUDIATED');
    expect(refused.payouts.map(({ status }) => status)).toEqual(['PAID', ...Array(6).fill('CANCELLED')]);
    expect(await deductions()).toHaveLength(1);
    expect((await desk.policy(policyNumber)).Paid_To_Date).toBe('2026-11-30');
  });

  test('pays what was cancelled when it is approved after all, and takes no premium off again', async () => {
    const refused = await anew(await paidAndReopened(), fraud);
    const whole = total(refused.payouts);
    const opened = await desk.done(somePortalAdmin, refused, 'reopen', why);
    const again = await decided(opened, accident);
    expect(again.status).toBe('PAID');
    expect(standing(again).map(({ status }) => status)).toEqual(['PAID', ...Array(6).fill('SCHEDULED')]);
    expect(total(standing(again))).toBe(whole);
    expect(await deductions()).toHaveLength(1);
  });

  test('pays no more in all than what is decided now', async () => {
    const { Monthly_Premium: premium } = await desk.policy(policyNumber);
    const more = { correctedAmount: 46_500 - premium, reasonText: 'The promise of a colleague.' };
    const claim = await paidAndReopened({ ...approved, ...more });
    expect(total(claim.payouts)).toBe(46_500 - premium);
    const less = await anew(claim, approved);
    expect(less.status).toBe('PAID');
    expect(total(standing(less))).toBe(46_000 - premium);
    expect(standing(less).map(({ status }) => status)).toEqual(['PAID', ...Array(6).fill('SCHEDULED')]);
  });

  test('pays nothing any more where more was paid already', async () => {
    const natural = await anew(await paidAndReopened(), approved);
    expect(natural.status).toBe('PAID');
    expect(standing(natural).map(({ status }) => status)).toEqual(['PAID']);
  });

  test('is not paid again where the bank sent a payment back', async () => {
    const claim = await paidAndReopened();
    await put(claim, 'RETURNED', 'IN_ASSESSMENT');
    const refused = await anew(await desk.read(anotherAdmin, claim), fraud);
    expect(standing(refused)).toEqual([]);
    expect(await deductions()).toEqual([]);
    expect((await desk.policy(policyNumber)).Paid_To_Date).toBe('2026-10-31');
    const [first] = await payoutsOfClaims(db.database, [claim.id]);
    const retried = await desk.as(somePortalAdmin)('POST', `/staff/payouts/${first?.id}/retry`, {
      version: first?.version,
    });
    expect(retried.body.code).toBe('INVALID_STATUS');
  });

  test('still gives premiums back that were taken after the death', async () => {
    await desk.setPaidTo(policyNumber, '2026-12-31');
    const { Monthly_Premium: premium } = await desk.policy(policyNumber);
    const claim = await paidAndReopened();
    await put(claim, 'RETURNED', 'IN_ASSESSMENT');
    const refused = await anew(await desk.read(anotherAdmin, claim), fraud);
    expect(standing(refused)).toMatchObject([
      { status: 'WAITING_FOR_ACCOUNT', amount: premium, lines: [{ label: 'Premiums paid back', amount: premium }] },
    ]);
  });

  test('pays nothing later any more once it is void, and the premium stays paid that was taken off what was paid', async () => {
    const ended = await desk.done(somePortalAdmin, await paidAndReopened(), 'void', why);
    expect(ended.payouts.map(({ status }) => status)).toEqual(['PAID', ...Array(6).fill('CANCELLED')]);
    expect(await deductions()).toHaveLength(1);
    expect((await desk.policy(policyNumber)).Paid_To_Date).toBe('2026-11-30');
  });
});
