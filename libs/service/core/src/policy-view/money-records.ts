import { type Policy } from '@portal/contract';
import {
  firstOfMonth,
  isMandateInForce,
  maskAccountNumber,
  maskAllButLast,
  monthCollectedOn,
  type PlainDate,
  type PremiumByMonth,
  premiumOf,
} from '@portal/domain';
import { type StoredBankingDetails } from '@portal/service-store';
import { type HouseAccount } from '../config';
import { nextCollection } from './next-collection';

const maskedId = (number: string | null) => number && maskAllButLast(number, 4);

/** Where premiums are collected, as it may be read: no account number in full, whatever is stored. docs/domain/conduct.md#r8-2. */
export const maskedBankingDetails = (details: StoredBankingDetails | null, pendingIds: ReadonlySet<string>) =>
  details && {
    ...details,
    Account_Number: maskAccountNumber(details.Account_Number),
    Account_Holder_Id_Number: maskedId(details.Account_Holder_Id_Number),
    Has_Pending_Action: pendingIds.has(details.id),
  };

export const maskedMandate = (mandate: Policy['DebiCheckMandate']) =>
  mandate && {
    ...mandate,
    Account_Number: maskAccountNumber(mandate.Account_Number),
    Debtor_Id_Number: maskedId(mandate.Debtor_Id_Number),
  };

interface PaymentCircumstances {
  today: PlainDate;
  /** The first day of the policy. */
  begins: PlainDate;
  /** What months cost; null: nothing is collected. */
  premiums: PremiumByMonth | null;
  /** The most that the payer agreed to, in rand; null where no mandate says it. */
  most: number | null;
  /** What an EFT is recognised by: the policy number. */
  reference: string;
  account: HouseAccount | null;
}

/** Months that are still collected on the debit day of before come first; none is collected before the policy begins. */
function collectedNext(
  method: Policy['PaymentMethod'],
  { today, begins }: Pick<PaymentCircumstances, 'today' | 'begins'>,
): { date: PlainDate; month: PlainDate } {
  const { Debit_Day, Debit_Day_From, Previous_Debit_Day } = method;
  const day = Debit_Day ?? 1;
  const before = Debit_Day_From && Previous_Debit_Day ? nextCollection(Previous_Debit_Day, today) : null;
  const isAsBefore = before !== null && monthCollectedOn(before, Previous_Debit_Day ?? 1) < (Debit_Day_From ?? '');
  const dayOfNext = isAsBefore ? (Previous_Debit_Day ?? 1) : day;
  let date = isAsBefore ? before : nextCollection(day, today);
  let month = monthCollectedOn(date, dayOfNext);
  while (month < firstOfMonth(begins)) {
    date = nextCollection(day, date);
    month = monthCollectedOn(date, day);
  }
  return { date, month };
}

/**
 * How the premium is paid, with the next collection after today: of a debit order whose payer has agreed, and to so much. Each month is
 * collected at its own premium. Source: docs/domain/payments.md#r6-9.
 */
export function paymentMethodToday(
  method: Policy['PaymentMethod'],
  { today, begins, premiums, most, reference, account }: PaymentCircumstances,
) {
  const isDebited = method.Payment_Method === 'DEBIT_ORDER' && isMandateInForce(method.Mandate_Status);
  const isCollected = isDebited && method.Debit_Day !== null;
  const next = isCollected && premiums !== null ? collectedNext(method, { today, begins }) : null;
  const amount = next && premiums && premiumOf(premiums, next.month);
  const isAgreed = amount !== null && (most === null || amount <= most);
  return {
    ...method,
    Next_Collection_Date: next && isAgreed ? next.date : null,
    Next_Collection_Amount: isAgreed ? amount : null,
    EftAccount: account && { ...account, Reference: reference },
  };
}
