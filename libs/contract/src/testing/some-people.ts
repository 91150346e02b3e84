import { anIdNumber } from '@portal/domain/testing';

/** A person as a form sends one: an adult woman with an ID number. */
const aPerson = (born = '1985-06-30') => ({
  Title: 'MS',
  First_Name: 'Lindiwe',
  Surname: 'Nkosi',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born }),
  Date_Of_Birth: born,
  Gender: 'FEMALE',
});

export const anAddress = {
  Line_1: '12 Long Street',
  Suburb: 'Gardens',
  City: 'Cape Town',
  Province: 'WESTERN_CAPE',
  Postal_Code: '8001',
};

export const aMainMember = {
  ...aPerson(),
  Cell_Number: '082 123 4567',
  Marital_Status: 'SINGLE',
  PhysicalAddress: anAddress,
};
export const aSpouse = {
  ...aPerson('1987-02-11'),
  Union_Type: 'CIVIL_MARRIAGE',
  Union_Date: '2012-04-21',
  Is_Alive_Declaration: true,
};
export const aChild = { ...aPerson('2015-03-04'), Relationship: 'BIOLOGICAL_CHILD', Guardian_Declaration: true };
export const aRelative = {
  ...aPerson('1958-09-12'),
  Relationship: 'MOTHER',
  Cover_Amount: 10000,
  Quote_Id: 'quote-1',
  Is_Alive_Declaration: true,
};
export const aBeneficiary = {
  ...aPerson('1990-01-15'),
  Cell_Number: '0821234567',
  Relationship: 'SISTER',
  Benefit_Share: 100,
};
export const bankingDetails = {
  Account_Holder_Name: 'L Nkosi',
  Account_Holder_Relationship: 'SELF',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT',
  Account_Number: '62000012345',
  Debit_Day: 1,
  Authorisation: true,
};
