import { type BankingDetails } from '@portal/contract';
import { accountHolderRelationships, accountTypes, debitDayLabel, formatDate, labelOf } from '@portal/domain';

/** Fields in the order of the form; what does not apply is left out. */
export function accountRows(account: BankingDetails) {
  const { Account_Holder_Relationship: who, Account_Holder_Id_Number: idNumber, Effective_Date: from } = account;
  const isOwn = who === 'SELF';
  return [
    { label: 'Account holder', value: account.Account_Holder_Name },
    ...(isOwn ? [] : [{ label: 'Relationship to you', value: labelOf(accountHolderRelationships, who) }]),
    ...(isOwn || idNumber === null ? [] : [{ label: 'ID number of the account holder', value: idNumber }]),
    { label: 'Bank', value: account.Bank_Name },
    { label: 'Branch code', value: account.Branch_Code },
    { label: 'Account type', value: labelOf(accountTypes, account.Account_Type) },
    { label: 'Account number', value: account.Account_Number },
    { label: 'Debit day', value: debitDayLabel(account.Debit_Day) },
    ...(from === null ? [] : [{ label: 'Applies from the collection on', value: formatDate(from) }]),
  ];
}
