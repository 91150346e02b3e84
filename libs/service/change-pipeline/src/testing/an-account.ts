import { type AccountDetails } from '../planners/banking-details';

/** An account at FNB of the main member of `aFamily`. */
export const anAccount: AccountDetails = {
  Account_Holder_Name: 'Nomsa Khumalo',
  Account_Holder_Relationship: 'SELF',
  Account_Holder_Id_Number: null,
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT',
  Account_Number: '62000012345',
  Debit_Day: 25,
  Documents: [],
};
