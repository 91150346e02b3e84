import { divideIntoVouchers, payoutNumber } from '@portal/domain';
import {
  type AskedCash,
  insertPayouts,
  type NewPayout,
  type PayoutRow,
  savePayout,
  type Transaction,
} from '@portal/service-store';
import { type Tools } from '../../../../call/use-case';

interface Dividing {
  /** Of the claim. */
  reference: string;
  /** All payments of the claim: numbers go on after theirs. */
  payouts: readonly PayoutRow[];
  cash: AskedCash;
  now: Date;
}

/**
 * Makes vouchers of payments that nobody has: each keeps its number for the first, and whatever one voucher cannot pay gets the next numbers.
 * Gives the numbers of all of them.
 */
export async function dividedIntoVouchers(
  { random }: Pick<Tools, 'random'>,
  tx: Transaction,
  asked: readonly PayoutRow[],
  { reference, payouts, cash, now }: Dividing,
): Promise<string[]> {
  const numbers = asked.map(({ number }) => number);
  const more: NewPayout[] = [];
  for (const payout of asked) {
    const { amountCents, record } = payout;
    const [first, ...others] = divideIntoVouchers({ cents: amountCents, lines: record.lines });
    if (first === undefined) throw new Error('There is a payment of nothing');
    const inCash = { ...record, method: 'CASH_VOUCHER' as const, cash, ...nowhere };
    await savePayout(
      tx,
      payout,
      { ...payout, amountCents: first.cents, record: { ...inCash, lines: [...first.lines] } },
      now,
    );
    for (const { cents, lines } of others) {
      const { id: _id, version: _version, updatedAt: _updatedAt, hasFailed: _hasFailed, ...same } = payout;
      const number = payoutNumber(reference, payouts.length + more.length + 1);
      const another = { ...inCash, ...neverSent, lines: [...lines] };
      more.push({ ...same, id: random.uuid(), number, amountCents: cents, record: another });
    }
  }
  await insertPayouts(tx, more);
  return [...numbers, ...more.map(({ number }) => number)];
}

/** It goes into no account. */
const nowhere = {
  accountId: null,
  bank: null,
  accountNumber: null,
  waitsForAdministrator: false,
  failureReason: null,
} as const satisfies Partial<PayoutRow['record']>;

/** What was tried before, under the number of the first, was not tried for the others. */
const neverSent = {
  attempts: 0,
  bankReference: null,
  sentAt: null,
  paidAt: null,
  proofDocumentId: null,
} as const satisfies Partial<PayoutRow['record']>;
