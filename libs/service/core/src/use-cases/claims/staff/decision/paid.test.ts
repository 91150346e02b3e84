import { type ClaimCase } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import {
  claimsOfPolicies,
  insertPayouts,
  inTransaction,
  lockClaim,
  payoutsOfClaims,
  savePayout,
  saveClaim,
  type SeedPolicy,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
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

/** Vusi with R20 000 more for an accident, an overdue premium and somebody who is paid. */
function insured(): SeedPolicy {
  const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
  if (!vusi) throw new Error('Vusi is gone');
  return {
    ...vusi,
    Policy_Number: policyNumberFor('7', 671),
    Paid_To_Date: '2026-10-31',
    MainMember: { ...vusi.MainMember, Id_Number: anIdNumber({ born: '1980-01-09', sequence: 7 }) },
    Beneficiaries: [
      {
        First_Name: 'Nandi',
        Surname: 'Khumalo',
        Date_Of_Birth: '1985-05-05',
        Benefit_Share: 100,
        Cell_Number: '27826660011',
      },
    ],
    SupplementaryBenefits: [
      { id: 'sup-accidental', name: 'Accidental death benefit', price: 20, startDate: '2023-02-01' },
    ],
  };
}
const confirming = { note: null, ...sworn };
const part = {
  cause: 'UNKNOWN',
  kind: 'PART_APPROVE',
  reasonText: 'what the police find about the accident',
  ...sworn,
};
const reason = { reason: 'The account is being looked at.' };

onEveryDatabase('What a decision pays', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: policyNumber } = insured();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [insured()]);
  });
  const ready = (more: object = {}) => desk.readyToDecide('MainMember', { policyNumber, ...more });
  const decided = async (claim: ClaimCase, body: object = approved, admin = somePortalAdmin): Promise<ClaimCase> =>
    desk.done(admin, await desk.recommended(claim, body), 'confirm', confirming);
  const amounts = ({ payouts }: ClaimCase) => payouts.map(({ amount, status }) => [amount, status]);
  /** As the bank does it. */
  const pay = async (claim: ClaimCase) => {
    await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, claim.id);
      for (const payout of await payoutsOfClaims(tx, [claim.id])) {
        await savePayout(tx, payout, { ...payout, status: 'PAID' }, desk.clock.now());
      }
      if (held?.status === 'APPROVED') await saveClaim(tx, held, { ...held, status: 'PAID' }, desk.clock.now());
    });
    return desk.read(someConsultant, claim);
  };

  test('is less the premium that was owed, which the ledger has as paid from then on', async () => {
    const { Monthly_Premium: premium } = await desk.policy(policyNumber);
    const claim = await decided(await ready());
    expect(amounts(claim)).toEqual([[30_000 - premium, 'WAITING_FOR_ACCOUNT']]);
    expect(claim.payouts[0]?.lines).toEqual([
      { label: 'Cover', amount: 30_000 },
      { label: 'Premium due on 1 November 2026', amount: -premium },
    ]);
    expect((await desk.policy(policyNumber)).Paid_To_Date).toBe('2026-11-30');
  });

  test('has what was taken for months after the death, where nobody is left to go on with the policy', async () => {
    await desk.setPaidTo(loneVusiPolicy, '2027-01-31');
    const { Monthly_Premium: premium } = await desk.policy(loneVusiPolicy);
    const claim = await decided(await desk.readyToDecide('MainMember', { policyNumber: loneVusiPolicy }));
    expect(amounts(claim)).toEqual([[30_000 + 2 * premium, 'WAITING_FOR_ACCOUNT']]);
    expect(claim.payouts[0]).toMatchObject({
      payee: { kind: 'ESTATE', name: 'Estate of Vusi Khumalo' },
      lines: [
        { label: 'Cover', amount: 30_000 },
        { label: 'Premiums paid back', amount: 2 * premium },
      ],
    });
  });

  describe('while the cause is not known', () => {
    test('is the part that every cause pays; the rest is paid once it is known', async () => {
      const claim = await ready({ causeReported: 'UNKNOWN' });
      const { Monthly_Premium: premium } = await desk.policy(policyNumber);
      expect(await desk.act(someConsultant, claim, 'recommend', { ...approved, cause: 'UNKNOWN' })).toMatchObject({
        status: 409,
        body: { code: 'NOT_POSSIBLE' },
      });
      desk.outbox.length = 0;
      const first = await decided(claim, part);
      expect(first).toMatchObject({
        status: 'DISPUTED',
        disputeReason: part.reasonText,
        clocks: { disputeDue: '2026-12-14', decidedAt: null },
        decision: { kind: 'PART_APPROVE' },
      });
      expect(amounts(first)).toEqual([[30_000 - premium, 'WAITING_FOR_ACCOUNT']]);
      expect(desk.outbox.map(({ purpose }) => purpose).sort()).toEqual(['CLAIM_ACCOUNT', 'CLAIM_DISPUTED']);
      expect(await desk.act(someConsultant, first, 'dispute', { reason: 'Another question' })).toMatchObject({
        status: 409,
      });
      const again = await desk.act(someConsultant, first, 'recommend', part);
      expect(again).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });

      const whole = await decided(first, { ...approved, cause: 'ACCIDENT' });
      expect(whole.status).toBe('APPROVED');
      expect(whole.earlierDecisions).toMatchObject([{ kind: 'PART_APPROVE' }]);
      expect(amounts(whole)).toEqual([
        [30_000 - premium, 'WAITING_FOR_ACCOUNT'],
        [20_000, 'WAITING_FOR_ACCOUNT'],
      ]);
      expect(whole.payouts[1]).toMatchObject({
        number: `${claim.reference}-02`,
        lines: [{ label: 'Accidental death benefit', amount: 20_000 }],
      });
    });
  });

  describe('more time', () => {
    test('is taken once, with the question that the family reads', async () => {
      const claim = await ready();
      const question = { reason: 'How the accident happened.' };
      const disputed = await desk.done(someConsultant, claim, 'dispute', question);
      expect(disputed).toMatchObject({
        status: 'DISPUTED',
        disputeReason: question.reason,
        clocks: { decisionDue: '2026-11-24', disputeDue: '2026-12-14' },
      });
      expect(await desk.act(someConsultant, disputed, 'dispute', question)).toMatchObject({
        status: 409,
        body: { code: 'INVALID_STATUS' },
      });
      const tooDark = { verdict: 'NOT_USABLE', reason: 'TOO_DARK' };
      expect(await desk.judge(disputed, 'DEATH_CERTIFICATE', tooDark)).toMatchObject({
        body: { code: 'NOT_POSSIBLE' },
      });
      expect((await decided(disputed)).status).toBe('APPROVED');
    });

    test('is not there for a claim that waits for documents', async () => {
      const opened = await desk.openFor('MainMember', { policyNumber });
      expect(await desk.act(someConsultant, opened, 'dispute', { reason: 'A question' })).toMatchObject({
        body: { code: 'INVALID_STATUS' },
      });
    });
  });

  describe('an approval', () => {
    test('is recalled by another administrator before anything was sent, and nothing of it is paid', async () => {
      const claim = await decided(await ready(), approved);
      expect(await desk.act(anotherConsultant, claim, 'recall', reason)).toMatchObject({ status: 403 });
      desk.wait(3 * 86_400);
      const recalled = await desk.done(anotherAdmin, claim, 'recall', reason);
      expect(recalled).toMatchObject({
        status: 'IN_ASSESSMENT',
        decision: null,
        earlierDecisions: [{ kind: 'APPROVE' }],
        clocks: { decisionDue: '2026-11-25', decidedAt: null },
      });
      expect(amounts(recalled)[0]?.[1]).toBe('CANCELLED');
      expect((await desk.policy(policyNumber)).Paid_To_Date).toBe('2026-10-31');
      const again = await decided(recalled, approved);
      expect(again.payouts.map(({ number, status }) => [number.slice(-2), status])).toEqual([
        ['01', 'CANCELLED'],
        ['02', 'WAITING_FOR_ACCOUNT'],
      ]);
    });

    test('is not recalled once the bank has a payment of it', async () => {
      const claim = await decided(await ready());
      const [payout] = await payoutsOfClaims(db.database, [claim.id]);
      await inTransaction(db.database, async (tx) =>
        payout ? savePayout(tx, payout, { ...payout, status: 'SENT' }, desk.clock.now()) : null,
      );
      expect(await desk.act(anotherAdmin, claim, 'recall', reason)).toMatchObject({
        status: 409,
        body: { code: 'NOT_POSSIBLE', message: 'The bank has a payment of this claim already.' },
      });
    });

    test('that is paid is opened again by an administrator, and more of it is paid, never twice', async () => {
      const paid = await pay(await decided(await ready()));
      expect(paid.status).toBe('PAID');
      const more = { reason: 'The police statement says that it was an accident.' };
      expect(await desk.act(someConsultant, paid, 'reopen', more)).toMatchObject({ status: 403 });
      const opened = await desk.done(anotherAdmin, paid, 'reopen', more);
      expect(opened).toMatchObject({ status: 'IN_ASSESSMENT', earlierDecisions: [{ kind: 'APPROVE' }] });
      const recommended = await desk.recommended(opened, { ...approved, cause: 'ACCIDENT' }, anotherConsultant);
      const { payouts } = await desk.done(anotherAdmin, recommended, 'confirm', confirming);
      expect(payouts.map(({ amount, status }) => [amount, status])).toEqual([
        [expect.any(Number), 'PAID'],
        [20_000, 'WAITING_FOR_ACCOUNT'],
      ]);
    });
  });

  test('is not paid again where all of it went to a funeral parlour that was chosen after the decision', async () => {
    const claim = await decided(await ready());
    desk.wait(3600);
    await inTransaction(db.database, async (tx) => {
      const [own] = await payoutsOfClaims(tx, [claim.id]);
      if (!own) throw new Error('Nothing is planned');
      await savePayout(tx, own, { ...own, status: 'CANCELLED' }, desk.clock.now());
      const { version: _, updatedAt: __, ...planned } = own;
      const payee = { ...own.record.payee, kind: 'FUNERAL_PARLOUR' as const, name: 'Dignity Funerals' };
      const toParlour = {
        ...planned,
        id: crypto.randomUUID(),
        number: `${claim.reference}-02`,
        createdAt: desk.clock.now(),
      };
      await insertPayouts(tx, [{ ...toParlour, record: { ...own.record, payee } }]);
    });
    await inTransaction(db.database, async (tx) => {
      const [, parlours] = await payoutsOfClaims(tx, [claim.id]);
      const held = await lockClaim(tx, claim.id);
      if (parlours) await savePayout(tx, parlours, { ...parlours, status: 'PAID' }, desk.clock.now());
      if (held) await saveClaim(tx, held, { ...held, status: 'PAID' }, desk.clock.now());
    });
    const paid = await desk.read(someConsultant, claim);
    const opened = await desk.done(anotherAdmin, paid, 'reopen', { reason: 'The police statement came.' });
    const recommended = await desk.recommended(opened, { ...approved, cause: 'ACCIDENT' }, anotherConsultant);
    const again = await desk.done(anotherAdmin, recommended, 'confirm', confirming);
    expect(amounts(again)).toEqual([
      [expect.any(Number), 'CANCELLED'],
      [expect.any(Number), 'PAID'],
      [20_000, 'WAITING_FOR_ACCOUNT'],
    ]);
  });

  test('is nothing once the claim is void, which an administrator says', async () => {
    const claim = await ready();
    expect(await desk.act(someConsultant, claim, 'void', reason)).toMatchObject({ status: 403 });
    const ended = await desk.done(somePortalAdmin, claim, 'void', reason);
    expect(ended).toMatchObject({ status: 'VOID', awaits: 'NOBODY', allowedActs: [], clocks: { decisionDue: null } });
    expect(await desk.act(somePortalAdmin, ended, 'reopen', reason)).toMatchObject({
      body: { code: 'INVALID_STATUS' },
    });
    await desk.openFor('MainMember', { policyNumber });
    expect(await claimsOfPolicies(db.database, [policyNumber])).toHaveLength(2);
  });
});
