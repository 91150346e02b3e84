import { anIdNumber } from '@portal/domain/testing';
import { type SeedPolicy } from '@portal/service-store';

const born = (Date_Of_Birth: string, sequence: number) => ({
  Date_Of_Birth,
  Id_Number: anIdNumber({ born: Date_Of_Birth, sequence }),
  Surname: 'Khumalo',
});

/** Eight people and three who are paid: room for every kind of change. */
export const aFamily: SeedPolicy = {
  Policy_Number: '7000010012',
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2027-12-31',
  Product: { id: 'prd-fa-050' },
  MainMember: {
    ...born('1984-06-30', 1),
    First_Name: 'Nomsa',
    Cell_Number: '27821234567',
    PhysicalAddress: {
      Line_1: '12 Vilakazi Street',
      Line_2: null,
      Suburb: 'Orlando West',
      City: 'Soweto',
      Province: 'GAUTENG',
      Postal_Code: '1804',
      Country: 'ZA',
    },
  },
  Spouse: { ...born('1982-01-15', 2), First_Name: 'Sipho' },
  Children: [
    { ...born('2010-04-04', 3), First_Name: 'Thabo' },
    { ...born('2013-09-09', 4), First_Name: 'Lerato' },
    { ...born('2019-12-24', 5), First_Name: 'Kabelo' },
  ],
  ExtendedMembers: [
    { ...born('1955-02-02', 6), First_Name: 'Grace', Relationship: 'MOTHER', Cover_Amount: 10_000 },
    { ...born('1979-08-08', 7), First_Name: 'Jabu', Relationship: 'BROTHER', Cover_Amount: 20_000 },
  ],
  Beneficiaries: [
    { ...born('1982-01-15', 2), First_Name: 'Sipho', Relationship: 'SPOUSE', Benefit_Share: 50 },
    { ...born('1955-02-02', 6), First_Name: 'Grace', Relationship: 'MOTHER', Benefit_Share: 30 },
    { ...born('1979-08-08', 7), First_Name: 'Jabu', Relationship: 'BROTHER', Benefit_Share: 20 },
  ],
};
