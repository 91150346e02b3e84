import { banks } from '@portal/domain/catalogue';
import { type SeedPolicy } from '@portal/service-store';
import { digitsOf } from './derived';

type BankingDetails = NonNullable<SeedPolicy['BankingDetails']>;

/** A verified account of the main member at a bank of the catalogue. Throws for an unknown bank. */
export function aBankAccount(Bank_Name: string, holder: string, Debit_Day: number): BankingDetails {
  const bank = banks.find((one) => one.Bank_Name === Bank_Name);
  if (!bank) throw new Error(`There is no bank ${Bank_Name} in the catalogue`);
  const { Branch_Code, maxLength, prefix } = bank;
  const Account_Number = (prefix ?? '') + digitsOf(`${holder}/account`, maxLength - (prefix?.length ?? 0));
  return {
    Bank_Name,
    Branch_Code,
    Account_Number,
    Debit_Day,
    Account_Holder_Name: holder,
    Account_Holder_Relationship: 'SELF',
    Account_Type: 'CURRENT',
    Verification_Status: 'VERIFIED',
    Mandate_Status: 'AUTHENTICATED',
  };
}
