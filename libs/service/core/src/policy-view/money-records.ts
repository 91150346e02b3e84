import { type Policy } from '@portal/contract';
import { maskAccountNumber, maskAllButLast, type PlainDate } from '@portal/domain';
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
  /** Rand; null: nothing is collected. */
  premium: number | null;
  /** What an EFT is recognised by: the policy number. */
  reference: string;
  account: HouseAccount | null;
}

/** How the premium is paid, with the next collection after today; only a debit order is collected. */
export function paymentMethodToday(
  method: Policy['PaymentMethod'],
  { today, premium, reference, account }: PaymentCircumstances,
) {
  const isCollected = method.Payment_Method === 'DEBIT_ORDER' && method.Debit_Day !== null && premium !== null;
  return {
    ...method,
    Next_Collection_Date: isCollected ? nextCollection(method.Debit_Day ?? 1, today) : null,
    Next_Collection_Amount: isCollected ? premium : null,
    EftAccount: account && { ...account, Reference: reference },
  };
}
