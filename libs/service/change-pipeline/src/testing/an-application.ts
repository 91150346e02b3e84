import { endpoints, readBody } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { type Application } from '../new-policy/application';
import { aFamily } from './a-family';

export const applied: PlainDate = '2026-11-20';

/** Somebody with an ID number; the sequence tells people of one birthday apart. */
export const aPersonBorn = (born: PlainDate, sequence: number, First_Name: string) => ({
  Title: 'MX',
  First_Name,
  Surname: 'Khumalo',
  Id_Type: 'SA_ID',
  Gender: 'FEMALE',
  Id_Number: anIdNumber({ born, sequence }),
  Date_Of_Birth: born,
});

const { PhysicalAddress, Cell_Number } = aFamily.MainMember;

/** The main member of the family's policy, who takes out another one. */
export const nomsa = {
  ...aPersonBorn('1984-06-30', 1, 'Nomsa'),
  Cell_Number,
  Marital_Status: 'MARRIED_COP',
  PhysicalAddress,
};
export const aSpouse = {
  ...aPersonBorn('1982-01-15', 2, 'Sipho'),
  Union_Type: 'CIVIL_MARRIAGE',
  Union_Date: '2008-04-21',
  Is_Alive_Declaration: true,
};
export const aChildBorn = (born: PlainDate, sequence: number, First_Name: string) => ({
  ...aPersonBorn(born, sequence, First_Name),
  Relationship: 'BIOLOGICAL_CHILD',
  Guardian_Declaration: true,
});
export const aRelativeBorn = (born: PlainDate, sequence: number, First_Name: string, more: object = {}) => ({
  ...aPersonBorn(born, sequence, First_Name),
  Relationship: 'AUNT',
  Cover_Amount: 10_000,
  Is_Alive_Declaration: true,
  ...more,
});
export const aNominee = (born: PlainDate, sequence: number, Benefit_Share: number) => ({
  ...aPersonBorn(born, sequence, 'Zanele'),
  Cell_Number: '0821230000',
  Relationship: 'SISTER',
  Benefit_Share,
});
export const anAccount = {
  Account_Holder_Name: 'N Khumalo',
  Account_Holder_Relationship: 'SELF',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT',
  Account_Number: '62000012345',
  Debit_Day: 25,
  Authorisation: true,
};

/** A family of eight, as a form sends it: four who are known from the first policy and four who are not. */
export const anApplication = (more: object = {}) => ({
  productId: 'prd-fa-030',
  MainMember: nomsa,
  Spouse: aSpouse,
  Children: [
    aChildBorn('2010-04-04', 3, 'Thabo'),
    aChildBorn('2019-12-24', 5, 'Kabelo'),
    aChildBorn('2022-02-02', 6, 'Naledi'),
  ],
  ExtendedMembers: [
    aRelativeBorn('1958-09-12', 7, 'Grace', { Relationship: 'MOTHER_IN_LAW' }),
    aRelativeBorn('1979-08-09', 7, 'Jabulani', { Cover_Amount: 30_000 }),
    aRelativeBorn('1950-11-30', 8, 'Agnes', { Cover_Amount: 5000 }),
  ],
  Beneficiaries: [aNominee('1982-01-15', 2, 60), aNominee('1990-05-05', 4, 40)],
  benefitIds: ['sup-grocery', 'sup-cashback'],
  BankingDetails: anAccount,
  declarations: { truthful: true, popia: true, thirdParty: true, debitOrder: true },
  ...more,
});

/** The same as it is trusted behind the border. */
export function trusted(body: object): Application {
  const read = readBody(endpoints.addPolicy.bodyOn?.(applied) ?? endpoints.addPolicy.body, body);
  if (!read.success) throw new Error(`${read.errors[0]?.field}: ${read.message}`);
  return read.value as Application;
}
