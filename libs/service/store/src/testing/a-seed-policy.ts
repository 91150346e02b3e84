import { anIdNumber } from '@portal/domain/testing';
import { type SeedPolicy } from '../seeding/seed-types';

const born = '1980-01-02';

/** Somebody to hold a policy: Thandi Nkosi unless told otherwise. */
export const aMainMember = (changes: Partial<SeedPolicy['MainMember']> = {}): SeedPolicy['MainMember'] => ({
  First_Name: 'Thandi',
  Surname: 'Nkosi',
  Date_Of_Birth: born,
  Id_Number: anIdNumber({ born }),
  Cell_Number: '27821234567',
  PhysicalAddress: {
    Line_1: '1 Main Road',
    Line_2: null,
    Suburb: 'Mowbray',
    City: 'Cape Town',
    Province: 'WESTERN_CAPE',
    Postal_Code: '7700',
    Country: 'ZA',
  },
  ...changes,
});

/** A family policy with one of everybody, given as sparingly as a seed may. Its main member is the same person each time. */
export const aSeedPolicy = (Policy_Number: string, changes: Partial<SeedPolicy> = {}): SeedPolicy => ({
  Policy_Number,
  Inception_Date: '2024-03-01',
  Product: { id: 'prd-fa-020' },
  MainMember: aMainMember(),
  Spouse: { First_Name: 'Sipho', Surname: 'Nkosi', Date_Of_Birth: '1979-05-06', Gender: 'MALE' },
  Children: [{ First_Name: 'Lindiwe', Surname: 'Nkosi', Date_Of_Birth: '2015-03-04' }],
  ExtendedMembers: [
    { First_Name: 'Zanele', Surname: 'Dube', Date_Of_Birth: '1950-07-08', Relationship: 'MOTHER', Cover_Amount: 10000 },
  ],
  Beneficiaries: [
    { First_Name: 'Sipho', Surname: 'Nkosi', Date_Of_Birth: '1979-05-06', Relationship: 'SPOUSE', Benefit_Share: 100 },
  ],
  BankingDetails: { Bank_Name: 'Capitec Bank', Branch_Code: '470010', Account_Number: '1234567890', Debit_Day: 25 },
  ...changes,
});
