import { describe, expect, it } from 'vitest';
import { payingOf } from './paying-of';

const account = { Account_Holder_Name: 'Zodwa Jacobs', Account_Number: '62000012345', Authorisation: true };

describe('how somebody pays, as it is sent', () => {
  it('is nothing before they chose', () => {
    expect(payingOf({ ...account, Payment_Method: '' })).toEqual({ BankingDetails: null, PaymentMethod: null });
  });

  it('has no account without a debit order, also where one was typed before', () => {
    expect(payingOf({ ...account, Payment_Method: 'PAYAT', Debit_Day: 1 })).toEqual({
      BankingDetails: null,
      PaymentMethod: { Payment_Method: 'PAYAT' },
    });
  });

  it('is the account and its day with a debit order; an own account has no ID number of somebody else', () => {
    const typed = {
      ...account,
      Payment_Method: 'DEBIT_ORDER',
      Debit_Day: 25,
      Account_Holder_Relationship: 'SELF',
      Account_Holder_Id_Number: 'left over',
      Confirm_Account_Number: '62000012345',
    };
    expect(payingOf(typed)).toEqual({
      BankingDetails: {
        ...account,
        Debit_Day: 25,
        Account_Holder_Relationship: 'SELF',
        Account_Holder_Id_Number: null,
      },
      PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 25 },
    });
  });
});
