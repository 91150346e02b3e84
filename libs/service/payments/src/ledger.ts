import {
  bookingTerms,
  checkTakesPayments,
  fromCents,
  graceAfterReversal,
  paidPosition,
  type PaidPosition,
  type PlainDate,
  receiveMoney,
  takeMoneyBack,
} from '@portal/domain';
import {
  type ApprovalActionRow,
  deleteSettledPremiums,
  insertSettledPremiums,
  type PolicyRow,
  saveStanding,
  type SettledPremiumRow,
  settledPremiumsOf,
  type StoredPolicy,
  together,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';
import { startingOn } from './starting-on';
import { premiumsKnown, withdrawOncePaid } from '@portal/service-change-pipeline';

/** Money on its way into or out of the ledger. */
interface Money {
  paymentId: string;
  cents: number;
  now: Date;
  today: PlainDate;
}

/** Whether money for this policy pays premiums; else it is kept for whoever looks into it. */
export const takesMoney = (policy: StoredPolicy, today: PlainDate): boolean =>
  checkTakesPayments(policy, today).success;

/** What money does to a policy: its record with it, and the months that it pays. */
export interface Booking {
  record: StoredPolicy;
  position: PaidPosition;
  months: SettledPremiumRow[];
}

/** Months settled by money, oldest first, with what was approved for days to come. Nothing is saved yet. */
export function bookingOf(
  { record, policyNumber }: PolicyRow,
  waiting: readonly ApprovalActionRow[],
  money: Money,
): Booking {
  const terms = { ...bookingTerms(record, money.today), premiums: premiumsKnown(record, waiting) };
  const { position, months } = receiveMoney(paidPosition(record, money.today), money.cents, terms);
  const isFirst = record.Policy_Status === 'PENDING' && record.Paid_To_Date === null && position.paidTo !== null;
  const booked = { policyNumber, paymentId: money.paymentId, settledAt: money.now };
  return {
    record: isFirst ? startingOn(record, terms.firstMonth) : record,
    position,
    months: months.map((month) => ({ ...month, ...booked })),
  };
}

/** Saves what was worked out of a policy that was locked and has not been saved since; what waits and says that the month is due is taken back. Gives the policy. */
export async function saveBooking(
  tx: Transaction,
  { version, policyNumber }: PolicyRow,
  { record, position, months }: Booking,
  now: Date,
): Promise<PolicyRow> {
  const [row] = await together([
    save(tx, record, position, version, now),
    insertSettledPremiums(tx, months),
    months.length > 0 && withdrawOncePaid(tx, policyNumber),
  ]);
  return row;
}

/** Books money. The policy must be locked. Gives the policy and the first month that was paid, if any. */
export async function bookMoney(tx: Transaction, row: PolicyRow, money: Money) {
  const booking = bookingOf(row, await unsettledActions(tx, row.policyNumber), money);
  return { row: await saveBooking(tx, row, booking, money.now), month: booking.months[0]?.month ?? null };
}

/**
 * Takes back money that had been booked. The policy must be locked. A policy that has not begun is unpaid again; a month that had fallen
 * due and is open again starts grace on the day we learn of it (domain, `graceAfterReversal`).
 */
export async function unbookMoney(
  tx: Transaction,
  { record, policyNumber, version }: PolicyRow,
  { cents, now, today }: Omit<Money, 'paymentId'>,
): Promise<PolicyRow> {
  const settled = await settledPremiumsOf(tx, policyNumber);
  const terms = { settled, premiums: record, firstMonth: record.Inception_Date };
  const { position, months } = takeMoneyBack(paidPosition(record, today), cents, terms);
  await deleteSettledPremiums(
    tx,
    policyNumber,
    months.map(({ month }) => month),
  );
  const isUnpaid = record.Policy_Status === 'PENDING' && (position.paidTo ?? '') < record.Inception_Date;
  const taken = { ...record, Paid_To_Date: position.paidTo };
  const graced = months.length === 0 ? record : { ...record, ...graceAfterReversal(taken, today) };
  return save(tx, graced, isUnpaid ? { ...position, paidTo: null } : position, version, now);
}

async function save(
  tx: Transaction,
  record: StoredPolicy,
  { paidTo, creditCents }: PaidPosition,
  version: number,
  now: Date,
): Promise<PolicyRow> {
  const moved = { Paid_To_Date: paidTo, Premium_Credit: fromCents(creditCents), Arrears_Amount: 0 };
  return saveStanding(tx, { ...record, ...moved }, version, now);
}
