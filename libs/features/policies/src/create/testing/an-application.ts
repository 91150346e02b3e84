import { type PlainDate } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';

type Gender = 'MALE' | 'FEMALE';

const aPerson = (First_Name: string, born: PlainDate, gender: Gender, sequence = 7) => ({
  Title: gender === 'MALE' ? 'MR' : 'MS',
  First_Name,
  Middle_Names: null,
  Surname: 'Nkosi',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born, gender, sequence }),
  Date_Of_Birth: born,
  Gender: gender,
  Passport_Number: null,
  Passport_Country: null,
  Passport_Expiry_Date: null,
  Permit_Number: null,
  Permit_Expiry_Date: null,
  Cell_Number: null,
  Email_Address: null,
});
const ofAge = { Is_Disabled: false, Guardian_Declaration: true, Documents: [] };
const aChild = (name: string, born: PlainDate, gender: Gender) => ({
  ...aPerson(name, born, gender),
  Relationship: 'BIOLOGICAL_CHILD',
  ...ofAge,
});
const aMember = (name: string, born: PlainDate, gender: Gender, Relationship: string, Cover_Amount: number) => ({
  ...aPerson(name, born, gender),
  Relationship,
  Cover_Amount,
  Is_Alive_Declaration: true,
  Documents: [],
});

const bongani = aPerson('Bongani', '1983-05-05', 'MALE');

/** An application for a family of eight, complete but for the account number and the declarations, as the service keeps it. */
export const familyOfEight = {
  step: 'declarations',
  plan: { category: 'family', productId: 'prd-fa-020' },
  me: { Has_Previous: false },
  Spouse: {
    ...bongani,
    Union_Type: 'CIVIL_MARRIAGE',
    Union_Date: '2010-04-10',
    Is_Alive_Declaration: true,
    Documents: [],
  },
  Children: [
    aChild('Ayanda', '2012-03-03', 'FEMALE'),
    aChild('Sizwe', '2016-08-14', 'MALE'),
    aChild('Nandi', '2021-01-22', 'FEMALE'),
  ],
  ExtendedMembers: [
    aMember('Miriam', '1958-09-12', 'FEMALE', 'MOTHER', 10_000),
    aMember('Petrus', '1951-02-02', 'MALE', 'FATHER_IN_LAW', 5000),
    aMember('Lerato', '1990-07-07', 'FEMALE', 'SISTER', 20_000),
  ],
  benefits: { benefitIds: ['sup-airtime', 'sup-cashback'] },
  Beneficiaries: [
    { ...bongani, Cell_Number: '27835550142', Relationship: 'SPOUSE', Benefit_Share: 60 },
    {
      ...aPerson('Lerato', '1990-07-07', 'FEMALE'),
      Cell_Number: '27835550143',
      Relationship: 'SISTER',
      Benefit_Share: 40,
    },
  ],
  payment: { Payment_Method: 'EFT' },
};
