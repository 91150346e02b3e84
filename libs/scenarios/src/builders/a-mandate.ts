import { type DebiCheckMandate } from '@portal/contract';
import { mandateRecordTerms, maskAccountNumber, maskAllButLast, type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { at } from './at';
import { idOf } from './derived';

type Account = NonNullable<SeedPolicy['BankingDetails']>;

/** What the mandate is about. */
export interface Mandated {
  policyNumber: string;
  premium: number;
  debtorIdNumber: string | null;
  account: Account;
  /** The day the payer accepted it. */
  accepted: PlainDate;
}

/** A debit order that the payer accepted in the banking app: at most one and a half premiums. docs/domain/banking.md#r3-7. */
export const aMandate = ({ policyNumber, premium, debtorIdNumber, account, accepted }: Mandated): DebiCheckMandate => ({
  ...mandateRecordTerms,
  id: idOf(`${policyNumber}/mandate`),
  Contract_Reference: `${policyNumber}01`,
  Mandate_Reference_Number: `MRN${policyNumber}`,
  Mandate_Status: 'AUTHENTICATED',
  Authentication_Type: 'TT1_DELAYED',
  Authentication_Channel: 'BANKING_APP',
  Instalment_Amount: premium,
  First_Collection_Amount: null,
  First_Collection_Date: null,
  Maximum_Collection_Amount: Math.floor(premium * 1.5),
  Collection_Day: account.Debit_Day ?? 1,
  Creditor_Short_Name: 'FUNERALCVR',
  Debtor_Name: account.Account_Holder_Name ?? '',
  Debtor_Id_Number: debtorIdNumber && maskAllButLast(debtorIdNumber, 4),
  Bank_Name: account.Bank_Name,
  Branch_Code: account.Branch_Code,
  Account_Type: account.Account_Type ?? 'CURRENT',
  Account_Number: maskAccountNumber(account.Account_Number),
  Version: 1,
  Created_At: at(accepted, '08:00'),
  Authenticated_At: at(accepted, '09:30'),
  Cancelled_At: null,
});
