/** Good answers about an account of one's own; what is given differs. */
export const anAccount = <More extends object>(more: More = {} as More) => ({
  ...({ Payment_Method: 'DEBIT_ORDER', Documents: [] } as { Payment_Method: 'DEBIT_ORDER'; Documents: never[] }),
  Account_Holder_Name: 'Thandi Nkosi',
  Account_Holder_Relationship: 'SELF' as const,
  Account_Holder_Id_Number: null,
  Bank_Name: 'Capitec Bank',
  Branch_Code: '470010',
  Account_Type: 'SAVINGS' as const,
  Account_Number: '1234567890',
  Debit_Day: 25,
  Authorisation: true as const,
  ...more,
});
