import { type ClaimCase } from '@portal/contract';
import { fromCents, policyNumberFor, toCents } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import {
  inTransaction,
  lockClaim,
  paymentsOf,
  payoutsOfClaims,
  type PayoutRow,
  saveClaim,
  savePayout,
  type SeedPolicy,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
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
import { debited } from './testing/debited-families';

const named = (First_Name: string, Benefit_Share: number) => ({
  First_Name,
  Surname: 'Khumalo',
  Date_Of_Birth: '1985-05-05',
  Benefit_Share,
});

/** Vusi alone, R30 000, with R8 500 for a memorial from 8 November 2026 on; Nandi and Sizwe are paid. */
function insured(): SeedPolicy {
  const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
  if (!vusi) throw new Error('Vusi is gone');
  return {
    ...vusi,
    Policy_Number: policyNumberFor('7', 673),
    MainMember: { ...vusi.MainMember, Id_Number: anIdNumber({ born: '1980-01-09', sequence: 7 }) },
    Beneficiaries: [named('Nandi', 60), named('Sizwe', 40)],
    SupplementaryBenefits: [{ id: 'sup-memorial', name: 'Memorial benefit', price: 20, startDate: '2026-05-08' }],
  };
}

const withMemorial = '2026-11-10';
const withoutMemorial = '2026-11-06';

onEveryDatabase('A decided claim of which a document says another day of death', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: policyNumber } = insured();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [insured(), debited()]);
  });
  const judged = (claim: ClaimCase, dateOfDeath: string) =>
    desk.judge(claim, 'DEATH_CERTIFICATE', { verdict: 'ACCEPTED', says: saying({ dateOfDeath }) });
  const corrected = async (claim: ClaimCase, dateOfDeath: string): Promise<ClaimCase> => {
    expect(await judged(await desk.read(someConsultant, claim), dateOfDeath)).toMatchObject({ status: 200 });
    return desk.read(someConsultant, claim);
  };
  const decided = async (claim: ClaimCase): Promise<ClaimCase> =>
    desk.done(somePortalAdmin, await desk.recommended(claim, approved), 'confirm', { note: 'Looked at it.', ...sworn });
  const approvedFor = async (dateOfDeath: string): Promise<ClaimCase> =>
    decided(await desk.readyToDecide('MainMember', { policyNumber, dateOfDeath }));
  /** As the bank does it: those of these payees, else all that are due. */
  const put = (claim: ClaimCase, status: PayoutRow['status'], payees = ['Nandi Khumalo', 'Sizwe Khumalo']) =>
    inTransaction(db.database, async (tx) => {
      const payouts = (await payoutsOfClaims(tx, [claim.id])).filter((one) => one.status !== 'CANCELLED');
      const moved = payouts.filter(({ record }) => payees.includes(record.payee.name));
      for (const payout of moved) await savePayout(tx, payout, { ...payout, status }, desk.clock.now());
      const held = await lockClaim(tx, claim.id);
      const isAll = moved.length === payouts.length;
      if (held && isAll && status === 'PAID') await saveClaim(tx, held, { ...held, status }, desk.clock.now());
    });
  const standing = ({ payouts }: ClaimCase) =>
    payouts
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ payee, amount, status }) => [payee.name.split(' ')[0], amount, status]);
  const waits = 'WAITING_FOR_ACCOUNT';

  test('that pays more by the right day is decided again, and the difference is paid', async () => {
    const claim = await approvedFor(withoutMemorial);
    await put(claim, 'PAID');
    const open = await corrected(claim, withMemorial);
    expect(open).toMatchObject({ status: 'IN_ASSESSMENT', decision: null, earlierDecisions: [{ kind: 'APPROVE' }] });
    expect(open.clocks).toMatchObject({ decisionDue: expect.any(String), decidedAt: null });
    expect(standing(await decided(open))).toEqual([
      ['Nandi', 18_000, 'PAID'],
      ['Sizwe', 12_000, 'PAID'],
      ['Nandi', 5_100, waits],
      ['Sizwe', 3_400, waits],
    ]);
  });

  test('that pays less by the right day pays nothing any more until it is decided again', async () => {
    const claim = await approvedFor(withMemorial);
    const open = await corrected(claim, withoutMemorial);
    expect(open).toMatchObject({ status: 'IN_ASSESSMENT' });
    expect(standing(open)).toEqual([]);
    expect(standing(await decided(open))).toEqual([
      ['Nandi', 18_000, waits],
      ['Sizwe', 12_000, waits],
    ]);
  });

  test('of which one share is paid pays the other as far as it is owed, and nobody twice', async () => {
    const claim = await approvedFor(withMemorial);
    await put(claim, 'PAID', ['Nandi Khumalo']);
    const open = await corrected(claim, withoutMemorial);
    expect(open.status).toBe('IN_ASSESSMENT');
    expect(standing(await decided(open))).toEqual([
      ['Nandi', 23_100, 'PAID'],
      ['Sizwe', 6_900, waits],
    ]);
  });

  test('that pays the same by the right day stays decided', async () => {
    const claim = await approvedFor(withMemorial);
    const same = await corrected(claim, '2026-11-12');
    expect(same).toMatchObject({ status: 'APPROVED', dateOfDeath: '2026-11-12' });
    expect(standing(same)).toEqual(standing(claim));
  });

  test('says in its history and in the audit why it is open again', async () => {
    const open = await corrected(await approvedFor(withMemorial), withoutMemorial);
    expect(open.history.at(-1)?.what).toBe('The documents say another day of death, so we look at the decision again.');
    const reopened = (await desk.audit(policyNumber)).find(({ action }) => action === 'CLAIM_REOPENED');
    expect(reopened).toMatchObject({
      before: { status: 'APPROVED', dateOfDeath: withMemorial },
      after: { status: 'IN_ASSESSMENT', dateOfDeath: withoutMemorial },
    });
  });

  test('is left as it is while the bank has a payment: the document waits', async () => {
    const claim = await approvedFor(withMemorial);
    await put(claim, 'SENT', ['Sizwe Khumalo']);
    const before = await desk.policy(policyNumber);
    expect(await judged(await desk.read(someConsultant, claim), withoutMemorial)).toMatchObject({
      status: 409,
      body: {
        code: 'NOT_POSSIBLE',
        message: 'The bank has a payment of this claim. Accept this document once the bank has answered.',
      },
    });
    expect(await desk.policy(policyNumber)).toEqual(before);
    expect(await desk.read(someConsultant, claim)).toMatchObject({ status: 'APPROVED', dateOfDeath: withMemorial });
  });

  test('takes no premium off that was not overdue on the right day', async () => {
    await desk.setPaidTo(policyNumber, '2026-10-31');
    const { Monthly_Premium: premium } = await desk.policy(policyNumber);
    const claim = await approvedFor('2026-11-05');
    expect(claim.decision?.payableNow).toBe(30_000 - premium);
    const again = await decided(await corrected(claim, '2026-11-01'));
    expect(standing(again).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(30_000);
    const booked = (await paymentsOf(db.database, policyNumber)).filter(({ status }) => status === 'SUCCESSFUL');
    expect(booked).toEqual([]);
  });

  test('gives premiums back for a month more where the death was in the month before', async () => {
    await desk.setPaidTo(policyNumber, '2026-12-31');
    const { Monthly_Premium: premium } = await desk.policy(policyNumber);
    const claim = await approvedFor('2026-11-05');
    const again = await decided(await corrected(claim, '2026-10-28'));
    const lines = again.payouts.filter(({ status }) => status !== 'CANCELLED').flatMap((one) => one.lines);
    const givenBack = lines.filter(({ label }) => label === 'Premiums paid back');
    expect(givenBack.reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * premium);
  });

  test('takes off what became overdue by the right day besides, of whoever has nothing yet', async () => {
    await desk.setPaidTo(policyNumber, '2026-09-30');
    const { Monthly_Premium: premium } = await desk.policy(policyNumber);
    const claim = await approvedFor('2026-10-10');
    await put(claim, 'PAID', ['Nandi Khumalo']);
    const nandi = 18_000 - premium * 0.6;
    expect(standing(claim)[0]).toEqual(['Nandi', nandi, waits]);
    const again = await decided(await corrected(claim, '2026-11-06'));
    expect(standing(again)).toEqual([
      ['Nandi', nandi, 'PAID'],
      ['Sizwe', fromCents(toCents(30_000 - 2 * premium) - toCents(nandi)), waits],
    ]);
  });

  test('takes off what was given back for a month that he lived in after all', async () => {
    const { Monthly_Premium: premium } = await desk.policy(policyNumber);
    const claim = await approvedFor('2026-10-28');
    expect(standing(claim).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(30_000 + premium);
    const again = await decided(await corrected(claim, '2026-11-02'));
    expect(standing(again).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(30_000);
  });

  test('of which a part is approved pays nothing more of it where nothing is due by the right day', async () => {
    const ready = await desk.readyToDecide('MainMember', { policyNumber, dateOfDeath: withMemorial });
    const part = { ...approved, cause: 'UNKNOWN', kind: 'PART_APPROVE' };
    const recommended = await desk.recommended(ready, part);
    const claim = await desk.done(somePortalAdmin, recommended, 'confirm', { note: 'Looked at it.', ...sworn });
    expect([claim.status, standing(claim).length]).toEqual(['DISPUTED', 2]);
    const open = await corrected(claim, '2023-01-15');
    expect([open.status, standing(open)]).toEqual(['DISPUTED', []]);
  });

  test('is paid to others where by the right day somebody who was named had died before', async () => {
    const { Policy_Number } = debited();
    const claim = await decided(await desk.readyToDecide('MainMember', { policyNumber: Policy_Number }));
    await desk.readyToDecide('Spouse', { policyNumber: Policy_Number, dateOfDeath: '2026-11-12' });
    const open = await corrected(claim, '2026-11-14');
    expect(open.status).toBe('IN_ASSESSMENT');
    expect(standing(await decided(open))).toEqual([['Themba', 20_000, waits]]);
  });
});
