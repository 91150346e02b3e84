import { type Address } from '@portal/contract';
import { payatReference, policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { type Seed, type SeedPolicy } from '@portal/service-store';

/** Numbers and names that no log may ever show. */
export const canaries = {
  ownerIdNumber: anIdNumber({ born: '1985-06-30', gender: 'MALE', sequence: 1 }),
  childIdNumber: anIdNumber({ born: '2015-03-04', sequence: 2 }),
  strangerIdNumber: anIdNumber({ born: '1990-01-15', sequence: 3 }),
  accountNumber: '62001234567',
  ownerCell: '27829876543',
  strangerCell: '27831112223',
  ownerEmail: 'sipho.canary@example.com',
} as const;

export const ownerPolicy = policyNumberFor('7', 501);
export const ownerSecondPolicy = policyNumberFor('7', 502);
export const strangerPolicy = policyNumberFor('7', 503);
export const unknownPolicy = policyNumberFor('7', 599);

/** What nobody may read who is not let in. */
export const ownerSecrets = [
  canaries.ownerIdNumber,
  canaries.childIdNumber,
  canaries.accountNumber,
  canaries.ownerCell,
  canaries.ownerEmail,
  ownerPolicy,
  'Sipho',
  'Lindiwe',
];

/** Who is paid when the stranger dies. */
export const strangersHeir = '27829990011';

const address: Address = {
  Line_1: '12 Vilakazi Street',
  Line_2: null,
  Suburb: 'Orlando West',
  City: 'Soweto',
  Province: 'GAUTENG',
  Postal_Code: '1804',
  Country: 'ZA',
};

const owner = {
  First_Name: 'Sipho',
  Surname: 'Canary',
  Date_Of_Birth: '1985-06-30',
  Id_Number: canaries.ownerIdNumber,
  Cell_Number: canaries.ownerCell,
  Email_Address: canaries.ownerEmail,
  PhysicalAddress: address,
};

const family: SeedPolicy = {
  Policy_Number: ownerPolicy,
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2026-11-30',
  Product: { id: 'prd-fa-020' },
  MainMember: owner,
  Spouse: { First_Name: 'Nomsa', Surname: 'Canary', Date_Of_Birth: '1987-02-11' },
  Children: [
    { First_Name: 'Lindiwe', Surname: 'Canary', Date_Of_Birth: '2015-03-04', Id_Number: canaries.childIdNumber },
    { First_Name: 'Thabo', Surname: 'Canary', Date_Of_Birth: '2004-11-20' },
  ],
  ExtendedMembers: [
    {
      First_Name: 'Grace',
      Surname: 'Canary',
      Date_Of_Birth: '1958-09-12',
      Relationship: 'MOTHER',
      Cover_Amount: 10_000,
    },
  ],
  Beneficiaries: [
    { First_Name: 'Nomsa', Surname: 'Canary', Date_Of_Birth: '1987-02-11', Benefit_Share: 60 },
    { First_Name: 'Grace', Surname: 'Canary', Date_Of_Birth: '1958-09-12', Benefit_Share: 40 },
  ],
  BankingDetails: {
    Account_Holder_Relationship: 'SELF',
    Account_Number: canaries.accountNumber,
    Bank_Name: 'FNB',
    Branch_Code: '250655',
    Debit_Day: 1,
  },
  PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 1, Payat_Reference_Number: payatReference(ownerPolicy) },
};

const plain: Pick<SeedPolicy, 'Policy_Status' | 'Inception_Date' | 'Paid_To_Date' | 'PaymentMethod'> = {
  Policy_Status: 'ACTIVE',
  Inception_Date: '2025-01-01',
  Paid_To_Date: '2026-11-30',
  PaymentMethod: { Payment_Method: 'EFT' },
};

/** One customer with a family policy and a lapsed second one, and a stranger. */
export const testSeed: Seed = {
  policies: [
    family,
    {
      ...plain,
      Policy_Number: ownerSecondPolicy,
      Policy_Status: 'LAPSED',
      Paid_To_Date: '2026-08-31',
      Lapse_Date: '2026-10-02',
      Product: { id: 'prd-sm-010' },
      MainMember: owner,
    },
    {
      ...plain,
      Policy_Number: strangerPolicy,
      Product: { id: 'prd-sm-020' },
      MainMember: {
        First_Name: 'Thandi',
        Surname: 'Stranger',
        Date_Of_Birth: '1990-01-15',
        Id_Number: canaries.strangerIdNumber,
        Cell_Number: canaries.strangerCell,
        PhysicalAddress: address,
      },
      Beneficiaries: [
        {
          First_Name: 'Lerato',
          Surname: 'Stranger',
          Date_Of_Birth: '1992-03-04',
          Relationship: 'SISTER',
          Benefit_Share: 100,
          Cell_Number: strangersHeir,
        },
      ],
    },
  ],
  notifications: [1, 2, 3].map((day) => ({
    policyNumber: ownerPolicy,
    title: `Message ${day}`,
    inAppMessage: `This is message ${day}`,
    createdAt: `2026-11-0${day}T08:00:00.000Z`,
  })),
  payments: [
    { policyNumber: ownerPolicy, Payment_Date: '2026-11-01', Premium_Month: '2026-11', Amount: 206 },
    { policyNumber: ownerPolicy, Payment_Date: '2026-10-01', Premium_Month: '2026-10', Amount: 206 },
  ],
};
