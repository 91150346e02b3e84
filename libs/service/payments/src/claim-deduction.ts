import { todayInJohannesburg } from '@portal/domain';
import {
  insertPayment,
  paymentsOf,
  type PolicyRow,
  type RandomSource,
  savePayment,
  type Transaction,
} from '@portal/service-store';
import { bookMoney, takesMoney, unbookMoney } from './ledger';
import { newPayment, withStatus } from './payment-record';

/** Overdue premiums that were taken off a claim. */
export interface ClaimDeduction {
  cents: number;
  /** The reference of the claim. */
  reference: string;
  now: Date;
}

/**
 * Books premiums that were taken off a claim as paid. The policy must be locked. One that takes no money stays as it is.
 * Source: docs/domain/claims.md#c4-2.
 */
export async function bookClaimDeduction(
  { random }: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  row: PolicyRow,
  { cents, reference, now }: ClaimDeduction,
): Promise<PolicyRow> {
  const today = todayInJohannesburg(now);
  if (cents === 0 || !takesMoney(row.record, today)) return row;
  const made = newPayment(row.record, { id: random.uuid(), amountCents: cents, now });
  const payment = { ...made, record: { ...made.record, Collection_Type: 'OTHER' as const, Reference: reference } };
  const { row: booked, month } = await bookMoney(tx, row, { paymentId: payment.id, cents, now, today });
  const premiumMonth = month ?? payment.premiumMonth;
  await insertPayment(tx, withStatus(payment, { status: 'SUCCESSFUL', premiumMonth, allocatedCents: cents }));
  return booked;
}

/** Takes back what was booked of a claim that is not paid after all. The policy must be locked. */
export async function unbookClaimDeduction(
  tx: Transaction,
  row: PolicyRow,
  { reference, now }: Omit<ClaimDeduction, 'cents'>,
): Promise<PolicyRow> {
  const today = todayInJohannesburg(now);
  const booked = (await paymentsOf(tx, row.policyNumber)).filter(
    ({ status, record }) =>
      status === 'SUCCESSFUL' && record.Collection_Type === 'OTHER' && record.Reference === reference,
  );
  let policy = row;
  for (const payment of booked) {
    policy = await unbookMoney(tx, policy, { cents: payment.allocatedCents, now, today });
    await savePayment(tx, withStatus(payment, { status: 'REVERSED', allocatedCents: 0 }));
  }
  return policy;
}
