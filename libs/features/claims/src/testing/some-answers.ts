import { anIdNumber } from '@portal/domain/testing';
import { type Answers } from '../continue/answers';

/** A daughter who is to be paid. */
export const aDaughter = {
  Title: 'MS',
  First_Name: 'Lindiwe',
  Surname: 'Jacobs',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: '1998-08-08', sequence: 7 }),
  Date_Of_Birth: '1998-08-08',
  Gender: 'FEMALE',
  Cell_Number: '27826660004',
  Email_Address: null,
  Relationship: 'DAUGHTER',
  Benefit_Share: 100,
} as const;

/** And a son. */
export const aSon = {
  ...aDaughter,
  Title: 'MR',
  First_Name: 'Themba',
  Id_Number: anIdNumber({ born: '1996-02-02', gender: 'MALE', sequence: 8 }),
  Gender: 'MALE',
  Date_Of_Birth: '1996-02-02',
  Cell_Number: '27826660003',
  Relationship: 'SON',
} as const;

/** Everything that is asked of somebody who takes over a policy, with a debit order. */
export const someAnswers = (more: Partial<Answers> = {}): Answers => ({
  guardian: null,
  contact: {
    Email_Address: 'zodwa@example.com',
    Marital_Status: 'WIDOWED',
    Preferred_Language: 'ISIXHOSA',
    PhysicalAddress: {
      Line_1: '21 Beach Road',
      Suburb: 'Central',
      City: 'Gqeberha',
      Province: 'EASTERN_CAPE',
      Postal_Code: '6001',
    },
  },
  Beneficiaries: [aDaughter],
  payment: {
    Payment_Method: 'DEBIT_ORDER',
    Account_Holder_Relationship: 'SELF',
    Account_Holder_Name: 'Zodwa Jacobs',
    Bank_Name: 'FNB',
    Branch_Code: '250655',
    Account_Type: 'CURRENT',
    Account_Number: '62000012345',
    Confirm_Account_Number: '62000012345',
    Debit_Day: 1,
    Authorisation: true,
  },
  unfinished: null,
  ...more,
});
