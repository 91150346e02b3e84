import { findPolicy, inTransaction, lockPolicy, paymentsOf, seed, webRandom } from '@portal/service-store';
import { aSeedPolicy, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { policyNumberFor, toCents } from '@portal/domain';
import { beforeEach, expect, test } from 'vitest';
import { bookClaimDeduction, unbookClaimDeduction } from './claim-deduction';

const policyNumber = policyNumberFor('7', 741);
const reference = 'CL-7K3M-Q2XR';
const now = new Date('2026-11-20T08:00:00Z');

onEveryDatabase('Premiums that were taken off a claim', (db) => {
  const start = (more: object = {}) =>
    seed(db.database, { policies: [aSeedPolicy(policyNumber, { Paid_To_Date: '2026-10-31', ...more })] }, now);
  beforeEach(() => emptyDatabase(db.database));
  const policy = async () => {
    const row = await findPolicy(db.database, policyNumber);
    if (!row) throw new Error('The policy is gone');
    return row.record;
  };
  const held = <Answer>(
    work: (
      tx: Parameters<typeof lockPolicy>[0],
      row: NonNullable<Awaited<ReturnType<typeof lockPolicy>>>,
    ) => Promise<Answer>,
  ) =>
    inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, policyNumber);
      if (!row) throw new Error('The policy is gone');
      return work(tx, row);
    });
  const book = (cents: number) =>
    held((tx, row) => bookClaimDeduction({ random: webRandom }, tx, row, { cents, reference, now }));
  const payments = async () =>
    (await paymentsOf(db.database, policyNumber)).map(({ status, record, premiumMonth, allocatedCents }) => [
      status,
      record.Collection_Type,
      record.Reference,
      premiumMonth,
      allocatedCents,
    ]);

  test('are booked as paid, and owed again when the claim is recalled', async () => {
    await start();
    const cents = toCents((await policy()).Monthly_Premium);
    await book(cents);
    expect((await policy()).Paid_To_Date).toBe('2026-11-30');
    expect(await payments()).toEqual([['SUCCESSFUL', 'OTHER', reference, '2026-11', cents]]);
    await held((tx, row) => unbookClaimDeduction(tx, row, { reference: 'CL-2222-2222', now }));
    expect((await policy()).Paid_To_Date).toBe('2026-11-30');
    await held((tx, row) => unbookClaimDeduction(tx, row, { reference, now }));
    expect((await policy()).Paid_To_Date).toBe('2026-10-31');
    expect(await payments()).toEqual([['REVERSED', 'OTHER', reference, '2026-11', 0]]);
  });

  test('are booked nowhere where nothing was taken off, or the policy takes no money', async () => {
    await start({ Policy_Status: 'CANCELLED', Cancellation_Date: '2026-11-15' });
    await book(0);
    await book(10_000);
    expect(await payments()).toEqual([]);
  });
});
