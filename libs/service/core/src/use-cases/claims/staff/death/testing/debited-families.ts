import { type DebiCheckMandate } from '@portal/contract';
import { mandateRecordTerms, policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { type SeedPolicy } from '@portal/service-store';
import { desksFamilies, silverPolicy } from '../../testing/claims-desk';

/** In force, at what the family pays. */
const mandate: DebiCheckMandate = {
  ...mandateRecordTerms,
  id: '5b0c1f3e-8d2a-4c53-9d8c-2f6a1f0f5a11',
  Contract_Reference: 'CONTRACT0001',
  Mandate_Reference_Number: 'MRN1',
  Mandate_Status: 'AUTHENTICATED',
  Authentication_Type: 'TT1_DELAYED',
  Authentication_Channel: 'BANKING_APP',
  Instalment_Amount: 136,
  First_Collection_Amount: null,
  First_Collection_Date: null,
  Maximum_Collection_Amount: 204,
  Collection_Day: 1,
  Creditor_Short_Name: 'UBUNTU',
  Debtor_Name: 'S Jacobs',
  Debtor_Id_Number: null,
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'SAVINGS',
  Account_Number: '*******4567',
  Version: 1,
  Created_At: '2023-01-20T08:00:00.000Z',
  Authenticated_At: '2023-01-20T09:00:00.000Z',
  Cancelled_At: null,
};

/** Zodwa is among those whom Sibusiso has named, and premiums are collected from his account. */
export function debited(): SeedPolicy {
  const silver = desksFamilies.find(({ Policy_Number }) => Policy_Number === silverPolicy);
  if (!silver?.Spouse) throw new Error('The family is gone');
  const number = (born: string) => ({ Id_Number: anIdNumber({ born, sequence: 9 }) });
  return {
    ...silver,
    Policy_Number: policyNumberFor('7', 661),
    Paid_To_Date: '2026-12-31',
    MainMember: { ...silver.MainMember, ...number('1972-07-14') },
    Spouse: { ...silver.Spouse, ...number('1974-03-02') },
    Beneficiaries: [
      { First_Name: 'Themba', Surname: 'Jacobs', Date_Of_Birth: '1996-02-02', Benefit_Share: 50 },
      {
        First_Name: 'Zodwa',
        Surname: 'Jacobs',
        Date_Of_Birth: '1974-03-02',
        ...number('1974-03-02'),
        Relationship: 'SPOUSE',
        Benefit_Share: 50,
      },
    ],
    BankingDetails: {
      Account_Number: '62001234567',
      Bank_Name: 'FNB',
      Branch_Code: '250655',
      Account_Holder_Relationship: 'SELF',
      Debit_Day: 1,
      Mandate_Status: 'AUTHENTICATED',
    },
    PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 1, Mandate_Status: 'AUTHENTICATED' },
    DebiCheckMandate: mandate,
    SupplementaryBenefits: [{ id: 'sup-waiver', name: 'Premium waiver', price: 9, startDate: '2023-02-01' }],
  };
}

/** Silver Family at R119 with a mother at R87, grocery at R18 and cash-back at R12: R236 in all, paid for November. */
export function withMother(): SeedPolicy {
  const silver = debited();
  const [mother] = silver.ExtendedMembers ?? [];
  if (!mother) throw new Error('The mother is gone');
  const Id_Number = anIdNumber({ born: '1972-07-14', sequence: 8 });
  return {
    ...silver,
    Policy_Number: policyNumberFor('7', 662),
    Paid_To_Date: '2026-11-30',
    Base_Premium: 119,
    MainMember: { ...silver.MainMember, Id_Number },
    DebiCheckMandate: { ...mandate, Instalment_Amount: 236, Maximum_Collection_Amount: 354 },
    ExtendedMembers: [{ ...mother, Monthly_Premium: 87 }],
    SupplementaryBenefits: [
      { id: 'sup-grocery', name: 'Grocery benefit', price: 18, startDate: '2023-02-01' },
      { id: 'sup-cashback', name: 'Cash-back benefit', price: 12, startDate: '2023-02-01' },
    ],
  };
}

/** The same, from the account of the wife. */
export function paidByWife(): SeedPolicy {
  const collected = debited();
  const Id_Number = anIdNumber({ born: '1972-07-14', sequence: 7 });
  return {
    ...collected,
    Policy_Number: policyNumberFor('7', 663),
    MainMember: { ...collected.MainMember, Id_Number },
    ...(collected.BankingDetails && {
      BankingDetails: { ...collected.BankingDetails, Account_Holder_Relationship: 'SPOUSE' as const },
    }),
  };
}
