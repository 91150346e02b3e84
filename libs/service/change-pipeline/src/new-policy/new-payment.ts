import { maskAccountNumber, maskAllButLast } from '@portal/domain';
import { type StoredBankingDetails, type StoredPolicy } from '@portal/service-store';
import { type Application } from './application';
import { firstVersion, type Making, type MakingRecords } from './making';

/** The part of an application that says how it is paid. */
type Paying = Pick<Application, 'PaymentMethod' | 'BankingDetails'>;

/** Banking details alone mean a debit order. The day beside the method is the one that was chosen last. */
export function payingOf({ PaymentMethod, BankingDetails }: Paying) {
  const method = PaymentMethod?.Payment_Method ?? 'DEBIT_ORDER';
  return { method, day: PaymentMethod?.Debit_Day ?? BankingDetails?.Debit_Day ?? null };
}

/** The account as the record keeps it: numbers masked, not verified yet, no mandate yet. */
export function newBankingDetails(application: Paying, making: MakingRecords): StoredBankingDetails | null {
  const { BankingDetails: details } = application;
  if (details === null) return null;
  const { Authorisation: _authorised, Account_Number, Account_Holder_Id_Number: holder, ...account } = details;
  return {
    ...account,
    ...firstVersion(making),
    Account_Number: maskAccountNumber(Account_Number),
    Account_Holder_Id_Number: holder && maskAllButLast(holder, 4),
    Debit_Day: payingOf(application).day ?? account.Debit_Day,
    Verification_Status: 'PENDING',
    Verification_Message: null,
    Verified_At: null,
    Effective_Date: null,
    Mandate_Status: 'NOT_REGISTERED',
  };
}

/** How the premium is paid, with the number for a till. */
export function newPaymentMethod(
  application: Application,
  reference: string,
  making: Making,
): StoredPolicy['PaymentMethod'] {
  const { method, day } = payingOf(application);
  const isDebited = method === 'DEBIT_ORDER';
  const { id, Version } = firstVersion(making);
  return {
    id,
    Version,
    Payment_Method: method,
    Debit_Day: isDebited ? day : null,
    Payat_Reference_Number: reference,
    Payat_Barcode_Value: reference,
    EftAccount: null,
    Next_Collection_Date: null,
    Next_Collection_Amount: null,
    Effective_Date: null,
    Mandate_Status: isDebited ? 'NOT_REGISTERED' : null,
  };
}
