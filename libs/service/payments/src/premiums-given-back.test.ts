import { policyNumberFor, toCents } from '@portal/domain';
import {
  inTransaction,
  insertPayment,
  lockPolicy,
  lockPremiumsGivenBack,
  paymentsOf,
  type PolicyRow,
  seed,
  settledPremiumsOf,
  type Transaction,
  webRandom,
} from '@portal/service-store';
import { aSeedPolicy, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { bookMoney } from './ledger';
import { newPayment, withStatus } from './payment-record';
import { givePremiumsBack, keepPremiumsUnpaid, premiumsStillToGiveBack, takePremiumsBack } from './premiums-given-back';

const policyNumber = policyNumberFor('7', 742);
const claim = 'CL-7K3M-Q2XR';
const now = new Date('2026-11-20T08:00:00Z');
const died = '2026-09-20';

onEveryDatabase('Premiums that are given back with a claim', (db) => {
  beforeEach(async () => {
    await emptyDatabase(db.database);
    await seed(db.database, { policies: [aSeedPolicy(policyNumber, { Paid_To_Date: '2026-08-31' })] }, now);
  });
  const held = <Answer>(work: (tx: Transaction, row: PolicyRow) => Promise<Answer>) =>
    inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, policyNumber);
      if (!row) throw new Error('The policy is gone');
      return work(tx, row);
    });
  let minutes = 0;
  /** Each a minute after the one before. */
  const pay = (cents: number) =>
    held(async (tx, row) => {
      const paidAt = new Date(now.getTime() + (minutes += 1) * 60_000);
      const payment = newPayment(row.record, { id: webRandom.uuid(), amountCents: cents, now: paidAt });
      await bookMoney(tx, row, { paymentId: payment.id, cents, now, today: '2026-11-20' });
      await insertPayment(tx, withStatus(payment, { status: 'SUCCESSFUL', allocatedCents: cents }));
    });
  /** Cents on payments, in months and as credit, and the cents of each piece that is given back. */
  const ledger = () =>
    held(async (tx, { record }) => ({
      allocated: (await paymentsOf(tx, policyNumber)).reduce((sum, { allocatedCents }) => sum + allocatedCents, 0),
      months: (await settledPremiumsOf(tx, policyNumber)).reduce((sum, { amountCents }) => sum + amountCents, 0),
      credit: toCents(record.Premium_Credit),
      paidTo: record.Paid_To_Date,
      back: (await lockPremiumsGivenBack(tx, { policyNumber, claim })).map(({ amountCents }) => amountCents).toSorted(),
    }));
  const give = () => held((tx, row) => givePremiumsBack({ random: webRandom }, tx, row, { died, claim, now }));
  const take = (paidCents: number) => held((tx, row) => takePremiumsBack(tx, row, { claim, now, paidCents }));
  const premiumCents = () => held((_tx, { record }) => Promise.resolve(toCents(record.Monthly_Premium)));

  test('are the months after that of the death and the credit, by the payments that they came with, and once', async () => {
    const premium = await premiumCents();
    await pay(premium);
    await pay(2 * premium + 5);
    const { cents } = await give();
    expect(cents).toBe(2 * premium + 5);
    expect(await ledger()).toMatchObject({ allocated: premium, months: premium, credit: 0, paidTo: '2026-09-30' });
    expect((await ledger()).back).toEqual([2 * premium + 5]);
    expect((await give()).cents).toBe(0);
  });

  test('are given back whole where the policy was brought along with months that no payment accounts for', async () => {
    await emptyDatabase(db.database);
    await seed(db.database, { policies: [aSeedPolicy(policyNumber, { Paid_To_Date: '2026-10-31' })] }, now);
    const premium = await premiumCents();
    await pay(premium);
    expect((await give()).cents).toBe(2 * premium);
    expect(await ledger()).toMatchObject({ allocated: 0, months: 0, credit: 0, back: [premium, premium] });
  });

  test('wait for the next decision where their payment was cancelled', async () => {
    const premium = await premiumCents();
    await pay(3 * premium);
    await give();
    await held((tx, row) => keepPremiumsUnpaid(tx, row, claim));
    expect(await held((tx, row) => premiumsStillToGiveBack(tx, row, claim))).toBe(2 * premium);
    expect((await give()).cents).toBe(2 * premium);
    expect(await held((tx, row) => premiumsStillToGiveBack(tx, row, claim))).toBe(0);
  });

  test('are credit again where the person lives, but for what is with somebody', async () => {
    const premium = await premiumCents();
    await pay(3 * premium);
    await give();
    const { goneCents } = await take(50);
    expect(goneCents).toBe(50);
    const { allocated, months, credit, back } = await ledger();
    expect({ allocated, months, credit, back }).toEqual({
      allocated: 3 * premium - 50,
      months: premium,
      credit: 2 * premium - 50,
      back: [50],
    });
  });

  test('are nothing where nothing was taken after the death, and nothing comes back', async () => {
    await pay(await premiumCents());
    expect((await give()).cents).toBe(0);
    expect((await take(0)).goneCents).toBe(0);
    expect((await ledger()).back).toEqual([]);
  });
});
