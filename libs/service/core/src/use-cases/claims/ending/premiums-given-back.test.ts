import { payClaims, receiveReport } from '@portal/service-payments';
import { aPayoutBank } from '@portal/service-payments/testing';
import {
  auditOf,
  findClaim,
  findClaimAccountNumber,
  inTransaction,
  lockClaim,
  paymentsOf,
  payoutsOfClaims,
  saveClaim,
  savePayout,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { anotherAdmin, cells, somePortalAdmin } from '../staff/testing/claims-desk';
import { anEnding, type Ending, paidAheadPolicy, paidByWifePolicy } from './testing/an-ending';

const dayAfter = 61;
const died = { dateOfDeath: '2026-09-20' };

onEveryDatabase('Premiums after the death of a main member', (db) => {
  let ending: Ending;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    ending = await anEnding(db.database);
  });
  /** R159 each were taken for October and November, and the policy ended because nobody went on with it. */
  async function ended(policyNumber: string) {
    await ending.payIn(policyNumber, 318);
    const claim = await ending.decided(policyNumber, died);
    ending.days(dayAfter);
    await ending.look();
    return claim;
  }
  const isWhole = ({ came, allocated, months, credit, givenBack, unused }: Awaited<ReturnType<Ending['ledger']>>) =>
    allocated === months + credit && came === allocated + givenBack + unused;

  test('are given back with the benefit in its shares, on a line of their own, once', async () => {
    const claim = await ended(paidAheadPolicy);
    expect((await ending.payouts(claim)).slice(2)).toEqual([
      ['Themba Jacobs', 190.8, 'WAITING_FOR_ACCOUNT'],
      ['Lindiwe Jacobs', 127.2, 'WAITING_FOR_ACCOUNT'],
    ]);
    const read = await ending.read(claim);
    expect(read.payouts[2]?.lines).toEqual([{ label: 'Premiums paid back', amount: 190.8 }]);
    expect((await findClaim(db.database, claim.id))?.record.decision?.premiumRefund).toBe(318);
    expect((await ending.texts('CLAIM_ACCOUNT')).slice(-2).map(([to]) => to)).toEqual([cells.son, cells.daughter]);
    expect(await ending.row(paidAheadPolicy)).toMatchObject({
      status: 'CLAIMED',
      record: { Paid_To_Date: '2026-09-30', Premium_Credit: 0 },
    });
    const ledger = await ending.ledger(paidAheadPolicy);
    expect(ledger).toMatchObject({ came: 31_800, allocated: 0, givenBack: 31_800, unused: 0 });
    expect(isWhole(ledger)).toBe(true);
    ending.days(1);
    await Promise.all([ending.look(), ending.look()]);
    expect(await ending.payouts(claim)).toHaveLength(4);
  });

  test('go back into the account that they came from, where that was not the main member’s', async () => {
    const claim = await ended(paidByWifePolicy);
    const [payout] = (await payoutsOfClaims(db.database, [claim.id])).slice(2);
    expect(payout).toMatchObject({
      status: 'READY',
      amountCents: 31_800,
      record: { payee: { kind: 'PREMIUM_PAYER', name: 'Zodwa Jacobs' }, bank: 'FNB', accountNumber: '******4567' },
    });
    const accountId = payout?.record.accountId ?? '';
    expect(await findClaimAccountNumber(db.database, claim.id, accountId)).toBe('62001234567');
    const { bank, taken } = aPayoutBank();
    await payClaims({ ...ending.tools, bank, creditorShortName: 'UBUNTU' });
    ending.desk.wait(12 * 3600);
    await payClaims({ ...ending.tools, bank, creditorShortName: 'UBUNTU' });
    expect([...taken.values()]).toMatchObject([
      { amountCents: 31_800, account: { holder: 'Zodwa Jacobs', accountNumber: '62001234567' } },
    ]);
  });

  test('that come after the end are kept for a refund, and nobody writes to the telephone of whoever died', async () => {
    await ended(paidAheadPolicy);
    expect(await ending.payIn(paidAheadPolicy, 159)).toBe('NOTED');
    const ledger = await ending.ledger(paidAheadPolicy);
    expect(ledger).toMatchObject({ givenBack: 31_800, unused: 15_900 });
    expect(isWhole(ledger)).toBe(true);
    expect(await ending.texts('PAYMENT_NOT_USED')).toEqual([]);
  });

  test('that the bank takes back after they were given back are seen by staff, and owed by nobody', async () => {
    await ended(paidAheadPolicy);
    const [payment] = await paymentsOf(db.database, paidAheadPolicy);
    await receiveReport(ending.tools, {
      payatTranId: payment?.payatTranId ?? '',
      payatReferenceNum: payment?.record.Reference ?? '',
      status: 'REVERSED',
      amount: 318,
      paidAt: ending.desk.clock.now().toISOString(),
      digiapiExternalRef: null,
      paymentMethod: 'CASH',
      network: 'Shoprite',
    });
    const [taken] = (await auditOf(db.database, paidAheadPolicy)).filter(({ outcome }) => outcome === 'FAILED');
    expect(taken?.action).toBe('REFUNDED_MONEY_TAKEN_BACK');
    expect((await ending.row(paidAheadPolicy)).record).toMatchObject({ Paid_To_Date: '2026-09-30', Arrears_Amount: 0 });
  });

  describe('of somebody who leaves nobody', () => {
    const lone = async () => {
      await ending.payIn(ending.lonePolicy, 500);
      const before = await ending.ledger(ending.lonePolicy);
      return { claim: await ending.decided(ending.lonePolicy), before };
    };

    test('are given back with the decision, and the policy ends with it', async () => {
      const { claim, before } = await lone();
      expect(await ending.row(ending.lonePolicy)).toMatchObject({
        status: 'CLAIMED',
        record: { Premium_Credit: 0, Cancellation_Date: '2026-11-19' },
      });
      expect(claim.coverAfterDeath).toBeNull();
      const after = await ending.ledger(ending.lonePolicy);
      expect(after.came).toBe(before.came);
      expect(isWhole(after)).toBe(true);
      const [payout] = await payoutsOfClaims(db.database, [claim.id]);
      expect(payout?.record.lines.map(({ label }) => label)).toEqual(['Cover', 'Premiums paid back']);
      expect(after.givenBack).toBe((payout?.amountCents ?? 0) - 30_000_00);
    });

    test('wait for the next decision when this one is recalled, and are paid once', async () => {
      const { claim } = await lone();
      const { givenBack } = await ending.ledger(ending.lonePolicy);
      const recalled = await ending.desk.done(anotherAdmin, claim, 'recall', { reason: 'To look again.' });
      expect(await ending.ledger(ending.lonePolicy)).toMatchObject({ givenBack: 0, unused: givenBack });
      const again = await ending.decide(recalled);
      expect(await ending.ledger(ending.lonePolicy)).toMatchObject({ givenBack, unused: 0 });
      expect((await ending.payouts(again)).map(([, amount, status]) => [amount, status])).toEqual([
        [30_000 + givenBack / 100, 'CANCELLED'],
        [30_000 + givenBack / 100, 'WAITING_FOR_ACCOUNT'],
      ]);
    });
  });

  describe('of somebody who lives after all', () => {
    const recalledAndVoid = async (policyNumber: string) => {
      const claim = await ended(policyNumber);
      const recalled = await ending.desk.done(anotherAdmin, await ending.read(claim), 'recall', { reason: 'Again.' });
      await ending.desk.done(somePortalAdmin, recalled, 'void', { reason: 'The person lives.' });
    };

    test('are on the policy again and pay its months, and cover never ended', async () => {
      await recalledAndVoid(paidAheadPolicy);
      const { record } = await ending.row(paidAheadPolicy);
      expect(record).toMatchObject({ Cancellation_Date: null, Paid_To_Date: '2027-01-31', Premium_Credit: 0 });
      expect(record.MainMember).toMatchObject({ Life_Status: 'ACTIVE', Cover_End_Date: null });
      expect((await ending.periods(paidAheadPolicy)).join()).not.toContain('CLAIMED');
      const ledger = await ending.ledger(paidAheadPolicy);
      expect(ledger).toMatchObject({ came: 31_800, allocated: 31_800, months: 31_800, givenBack: 0 });
      expect(isWhole(ledger)).toBe(true);
    });

    test('are at our cost where they are with somebody already', async () => {
      const claim = await ended(paidAheadPolicy);
      await inTransaction(db.database, async (tx) => {
        const held = await lockClaim(tx, claim.id);
        for (const one of await payoutsOfClaims(tx, [claim.id])) {
          await savePayout(tx, one, { ...one, status: 'PAID' }, ending.desk.clock.now());
        }
        if (held) await saveClaim(tx, held, { status: 'PAID', record: held.record }, ending.desk.clock.now());
      });
      const open = await ending.desk.done(anotherAdmin, await ending.read(claim), 'reopen', { reason: 'Again.' });
      await ending.desk.done(somePortalAdmin, open, 'void', { reason: 'The person lives.' });
      const { record } = await ending.row(paidAheadPolicy);
      expect(record).toMatchObject({ Cancellation_Date: null, Paid_To_Date: '2027-01-31', Premium_Credit: 0 });
      const ledger = await ending.ledger(paidAheadPolicy);
      expect(ledger).toMatchObject({ came: 63_600, allocated: 31_800, months: 31_800, givenBack: 31_800 });
      expect(isWhole(ledger)).toBe(true);
    });
  });
});
