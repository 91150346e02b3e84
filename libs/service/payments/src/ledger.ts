import {
  checkTakesPayments,
  fromCents,
  graceAfterReversal,
  inceptionOnFirstPremium,
  paidPosition,
  type PaidPosition,
  type PlainDate,
  receiveMoney,
  takeMoneyBack,
  toCents,
} from '@portal/domain';
import {
  deleteSettledPremiums,
  insertSettledPremiums,
  type PolicyRow,
  saveStanding,
  settledPremiumsOf,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { startingOn } from './starting-on';

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

/** Books money: months settled, oldest first. The policy must be locked. Gives the policy and the first month, if any. */
export async function bookMoney(tx: Transaction, { record, policyNumber, version }: PolicyRow, money: Money) {
  const firstMonth = inceptionOnFirstPremium(record.Inception_Date, money.today);
  const premiumCents = toCents(record.Monthly_Premium);
  const { position, months } = receiveMoney(paidPosition(record, money.today), money.cents, {
    premiumCents,
    firstMonth,
    monthsWithoutCover: record.Months_Without_Cover,
  });
  const isFirst = record.Policy_Status === 'PENDING' && record.Paid_To_Date === null && position.paidTo !== null;
  const begun = isFirst ? startingOn(record, firstMonth) : record;
  const row = await save(tx, begun, position, version, money.now);
  const booked = { policyNumber, paymentId: money.paymentId, settledAt: money.now };
  await insertSettledPremiums(
    tx,
    months.map((month) => ({ ...month, ...booked })),
  );
  return { row, month: months[0]?.month ?? null };
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
  const terms = { settled, premiumCents: toCents(record.Monthly_Premium), firstMonth: record.Inception_Date };
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
  const saved = await saveStanding(tx, { ...record, ...moved }, version, now);
  if (saved === null) throw new Error('The policy changed although it was locked');
  return saved;
}
