import { type ClaimCase, type StaffPayout } from '@portal/contract';
import {
  auditOf,
  inTransaction,
  lockPolicy,
  type PayoutRow,
  payoutsOfClaims,
  savePayout,
  savePolicy,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherAdmin,
  approved,
  type ClaimsDesk,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';

const confirming = { note: 'Looked at it.', ...sworn };

onEveryDatabase('What was to be paid to a main member who dies before it is', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
  });
  /** The claim about the wife, who died first, is approved. */
  const ofWife = async (): Promise<ClaimCase> =>
    desk.done(
      somePortalAdmin,
      await desk.recommended(await desk.readyToDecide('Spouse'), approved),
      'confirm',
      confirming,
    );
  const holderDies = (dateOfDeath = '2026-11-15') => desk.readyToDecide('MainMember', { dateOfDeath });
  const stored = ({ id }: { id: string }) => payoutsOfClaims(db.database, [id]);
  /** As the bank has it. */
  const become = async (claim: ClaimCase, status: PayoutRow['status'], more: Partial<PayoutRow> = {}) =>
    inTransaction(db.database, async (tx) => {
      for (const payout of (await payoutsOfClaims(tx, [claim.id])).filter((one) => one.status !== 'CANCELLED')) {
        await savePayout(tx, payout, { ...payout, ...more, status }, desk.clock.now());
      }
    });
  const payouts = async (claim: ClaimCase) =>
    (await stored(claim)).map(({ number, amountCents, status, record: { payee } }) => [
      number.slice(-2),
      payee.name,
      amountCents / 100,
      status,
    ]);
  const toBeneficiaries = [
    ['02', 'Themba Jacobs', 12_000, 'WAITING_FOR_ACCOUNT'],
    ['03', 'Lindiwe Jacobs', 8000, 'WAITING_FOR_ACCOUNT'],
  ];

  test.each(['READY', 'FAILED', 'RETURNED'] as const)(
    'goes to the beneficiaries in their shares where it is %s, and nothing to the account of the dead',
    async (status) => {
      const claim = await ofWife();
      await become(claim, status);
      desk.outbox.length = 0;
      await holderDies();
      expect(await payouts(claim)).toEqual([['01', 'Sibusiso Jacobs', 20_000, 'CANCELLED'], ...toBeneficiaries]);
      const read = await desk.read(someConsultant, claim);
      expect(read.status).toBe('APPROVED');
      expect(read.claimants.map(({ name, share }) => [name, share])).toEqual([
        ['Themba Jacobs', 60],
        ['Lindiwe Jacobs', 40],
        ['Sibusiso Jacobs', null],
      ]);
      expect(
        (await auditOf(db.database, silverPolicy)).find(({ action }) => action === 'PAYEES_CHANGED'),
      ).toMatchObject({
        entityId: claim.id,
        reason: 'The main member died before this was paid',
        before: { payouts: [{ amount: 20_000, payee: 'POLICYHOLDER' }] },
        after: { payouts: [{ amount: 12_000 }, { amount: 8000 }] },
      });
      expect(
        desk.outbox
          .filter(({ purpose }) => purpose === 'CLAIM_ACCOUNT')
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(['27826660003', '27826660004']);
    },
  );

  test.each(['SENT', 'PAID'] as const)('stays where it is where it is %s', async (status) => {
    const claim = await ofWife();
    await become(claim, status);
    await holderDies();
    expect(await payouts(claim)).toEqual([['01', 'Sibusiso Jacobs', 20_000, status]]);
  });

  test('goes to them on its day where it is paid later', async () => {
    const claim = await ofWife();
    await become(claim, 'SCHEDULED', { payOn: '2027-05-20' });
    await holderDies();
    const [, ...planned] = await stored(claim);
    expect(planned.map(({ status, payOn, amountCents }) => [status, payOn, amountCents])).toEqual([
      ['SCHEDULED', '2027-05-20', 12_000_00],
      ['SCHEDULED', '2027-05-20', 8_000_00],
    ]);
  });

  test.each([
    ['stays where a funeral parlour can be paid it at once', 'READY', []],
    ['goes to them where a funeral parlour still waited for it', 'WAITING_FOR_ACCOUNT', toBeneficiaries],
  ] as const)('%s', async (_, status, planned) => {
    const claim = await ofWife();
    const [own] = await stored(claim);
    if (!own) throw new Error('There is no payment');
    const payee = { kind: 'FUNERAL_PARLOUR', name: 'Doves' } as const;
    await become(claim, status, { record: { ...own.record, payee } });
    await holderDies();
    expect(await payouts(claim)).toEqual([
      ['01', 'Doves', 20_000, planned.length > 0 ? 'CANCELLED' : status],
      ...planned,
    ]);
  });

  test('goes to the beneficiaries when it fails afterwards and is made anew', async () => {
    const claim = await ofWife();
    await become(claim, 'SENT');
    await holderDies();
    await become(claim, 'FAILED');
    const [failed] = await stored(claim);
    const made = dataOf<StaffPayout>(
      await desk.as(somePortalAdmin)('POST', `/staff/payouts/${failed?.id}/retry`, { version: failed?.version }),
    );
    expect(made).toMatchObject({ payee: { name: 'Themba Jacobs' }, amount: 12_000 });
    expect(await payouts(claim)).toEqual([['01', 'Sibusiso Jacobs', 20_000, 'CANCELLED'], ...toBeneficiaries]);
  });

  test('is the same amount: premiums that were taken off are not taken off again, nor owed again', async () => {
    await desk.setPaidTo(silverPolicy, '2026-10-31');
    const { Monthly_Premium: premium } = await desk.policy();
    const claim = await ofWife();
    await holderDies();
    const [, ...planned] = await stored(claim);
    expect(planned.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe((20_000 - premium) * 100);
    expect(planned.map(({ record }) => record.lines.map(({ label }) => label))).toEqual(
      Array(2).fill(['Cover', 'Premium due on 1 November 2026']),
    );
    expect((await desk.policy()).Paid_To_Date).toBe('2026-11-30');
  });

  test('goes to those whom they had named by their own death, also after the one that the claim is about', async () => {
    const claim = await ofWife();
    await inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, silverPolicy);
      if (!row) throw new Error('The policy is gone');
      const Beneficiaries = row.record.Beneficiaries.map((one, at) => ({ ...one, Benefit_Share: at === 0 ? 75 : 25 }));
      await savePolicy(tx, { ...row.record, Beneficiaries }, row.version, desk.clock.now());
    });
    await holderDies('2026-11-20');
    expect((await payouts(claim)).slice(1).map(([, name, amount]) => [name, amount])).toEqual([
      ['Themba Jacobs', 15_000],
      ['Lindiwe Jacobs', 5000],
    ]);
  });

  describe('where they live after all', () => {
    test('is theirs again, as far as nobody was paid', async () => {
      const claim = await ofWife();
      const dead = await holderDies();
      await desk.done(anotherAdmin, dead, 'void', { reason: 'He lives.' });
      expect((await payouts(claim)).filter(([, , , status]) => status !== 'CANCELLED')).toEqual([
        ['04', 'Sibusiso Jacobs', 20_000, 'WAITING_FOR_ACCOUNT'],
      ]);
      const read = await desk.read(someConsultant, claim);
      expect(read.claimants.find(({ name }) => name === 'Sibusiso Jacobs')?.share).toBe(100);
    });
  });
});
