import { type CoveringPolicy, type PlainDate } from '@portal/domain';
import { banks, products, supplementaryBenefits } from '@portal/domain/catalogue';
import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { type ApplicationRecord } from './application-record';
import { checkApplication } from './check-application';

/** The applications were filled in eleven days before. */
const inception: PlainDate = '2026-12-01';

const born = (Date_Of_Birth: PlainDate, First_Name: string, sequence = 1) => ({
  Id_Type: 'SA_ID' as const,
  Id_Number: anIdNumber({ born: Date_Of_Birth, sequence }),
  First_Name,
  Surname: 'Khumalo',
  Date_Of_Birth,
});
const relative = (birth: PlainDate, First_Name: string, Cover_Amount = 10_000, Relationship = 'AUNT') => ({
  ...born(birth, First_Name),
  Cover_Amount,
  Relationship,
});
const nomsa = born('1984-06-30', 'Nomsa');
const sipho = born('1982-01-15', 'Sipho');
const kabelo = born('2019-12-24', 'Kabelo');
const zanele = born('1990-05-05', 'Zanele');
const account = { Bank_Name: 'FNB', Branch_Code: '250655', Account_Number: '62000012345' };
const passport = (Passport_Country: string) => ({
  ...zanele,
  Id_Type: 'PASSPORT' as const,
  Id_Number: null,
  Passport_Number: 'FN123456',
  Passport_Country,
});
const many = <Person>(count: number, person: (at: number) => Person) =>
  Array.from({ length: count }, (_, at) => person(at));

const family: ApplicationRecord = {
  MainMember: nomsa,
  Spouse: sipho,
  Children: [kabelo],
  ExtendedMembers: [relative('1979-08-09', 'Jabulani', 30_000)],
  Beneficiaries: [sipho, zanele],
  BankingDetails: account,
};

const covering = (policy: Partial<CoveringPolicy>): CoveringPolicy => ({
  Policy_Type: 'FUNERAL',
  Policy_Status: 'ACTIVE',
  Product: planOf('prd-fa-050'),
  MainMember: { ...born('1975-01-01', 'Thandi'), id: 'main', Life_Status: 'ACTIVE' },
  Spouse: null,
  Children: [],
  ExtendedMembers: [],
  riders: [],
  ...policy,
});

function planOf(id: string) {
  const plan = products.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

interface Asked {
  application?: Partial<ApplicationRecord>;
  plan?: string;
  benefits?: readonly string[];
  others?: readonly CoveringPolicy[];
}

const refusalsOf = ({ application = {}, plan = 'prd-fa-030', benefits = [], others = [] }: Asked) =>
  checkApplication(
    { ...family, ...application },
    { plan: planOf(plan), benefits: supplementaryBenefits.filter(({ id }) => benefits.includes(id)) },
    { inception, others: others.map((policy) => [policy]), banks },
  );

const twice = 'This person is already on the policy';
const total = (name: string) => `The total cover on ${name} would be above the legal maximum`;

describe('an application as a whole', () => {
  it('is not refused when everything is in order', () => {
    expect(refusalsOf({})).toEqual([]);
  });

  it.each<[why: string, asked: Asked, field: string, message: string]>([
    [
      'a spouse on a plan for a parent',
      { plan: 'prd-sp-030' },
      'Spouse',
      'Your plan does not cover a spouse. Change to a Family plan to add a spouse.',
    ],
    [
      'children on a plan for one',
      { plan: 'prd-sm-030', application: { Spouse: null } },
      'Children',
      'Your plan does not cover children. Change to a Single Parent or Family plan to add children.',
    ],
    [
      'seven children',
      { application: { Children: many(7, (at) => born('2015-03-04', 'Thabo', at)) } },
      'Children',
      'You can add at most 6 children. Add further children as extended members.',
    ],
    [
      'eleven relatives',
      {
        application: {
          ExtendedMembers: many(11, (at) => relative(`19${60 + at}-03-04`, 'Grace', 5000)),
        },
      },
      'ExtendedMembers',
      'You can add at most 10 extended members',
    ],
    [
      'six beneficiaries',
      { application: { Beneficiaries: many(6, (at) => born('1990-05-05', 'Zanele', at)) } },
      'Beneficiaries',
      'You can nominate at most 5 beneficiaries',
    ],
    [
      'a child twice',
      { application: { Children: [kabelo, { ...kabelo, First_Name: 'Twin' }] } },
      'Children.1.Id_Number',
      twice,
    ],
    [
      'the spouse as a relative too',
      { application: { ExtendedMembers: [relative('1982-01-15', 'Sipho')] } },
      'ExtendedMembers.0.Id_Number',
      twice,
    ],
    ['a beneficiary twice', { application: { Beneficiaries: [zanele, zanele] } }, 'Beneficiaries.1.Id_Number', twice],
    [
      'a beneficiary twice, with a passport',
      { application: { Beneficiaries: [passport('ZW'), passport('ZW')] } },
      'Beneficiaries.1.Passport_Number',
      twice,
    ],
    [
      'the applicant as beneficiary',
      { application: { Beneficiaries: [nomsa] } },
      'Beneficiaries.0.Id_Number',
      'You cannot nominate yourself',
    ],
    [
      'an applicant who turns 76 before the policy begins',
      { application: { MainMember: born('1950-11-30', 'Agnes') } },
      'MainMember.Date_Of_Birth',
      'The maximum entry age is 75',
    ],
    [
      'a spouse who turns 76 before the policy begins',
      { application: { Spouse: born('1950-11-25', 'Sipho') } },
      'Spouse.Date_Of_Birth',
      'The maximum entry age for a spouse is 75',
    ],
    [
      'a child who turns 22 before the policy begins',
      { application: { Children: [born('2004-12-01', 'Naledi')] } },
      'Children.0.Date_Of_Birth',
      'Children of 22 or older can be covered only while studying full time or if disabled',
    ],
    [
      'a relative who turns 85 before the policy begins',
      { application: { ExtendedMembers: [relative('1941-11-30', 'Agnes')] } },
      'ExtendedMembers.0.Date_Of_Birth',
      'Members of 85 or older cannot be added',
    ],
    [
      'a relative who turns 75 before the policy begins, with too much cover',
      { plan: 'prd-fa-050', application: { ExtendedMembers: [relative('1951-11-30', 'Agnes', 50_000)] } },
      'ExtendedMembers.0.Cover_Amount',
      'Cover for this age may not be more than R 30 000',
    ],
    [
      'a relative with more cover than the applicant',
      { plan: 'prd-fa-020' },
      'ExtendedMembers.0.Cover_Amount',
      'Cover may not be more than your own cover of R 20 000',
    ],
    [
      'three parents',
      {
        application: {
          ExtendedMembers: ['MOTHER', 'FATHER', 'MOTHER'].map((kind, at) =>
            relative(`1955-05-1${at}`, 'Parent', 10_000, kind),
          ),
        },
      },
      'ExtendedMembers.2.Relationship',
      'Only two parents and two parents-in-law can be covered',
    ],
    [
      'benefits above the legal maximum',
      { plan: 'prd-fa-075', benefits: ['sup-accidental', 'sup-tombstone'] },
      'benefitIds',
      'This benefit would take the cover on your life above the legal maximum of R 100 000',
    ],
    [
      'too much on the applicant over two policies',
      { plan: 'prd-fa-075', others: [covering({ MainMember: { ...nomsa, id: 'm', Life_Status: 'ACTIVE' } })] },
      'productId',
      total('Nomsa'),
    ],
    [
      'too much on a child over two policies',
      { plan: 'prd-fa-075', others: [covering({ Children: [{ ...kabelo, id: 'c', Life_Status: 'ACTIVE' }] })] },
      'Children.0.Id_Number',
      total('Kabelo'),
    ],
    [
      'a branch code of another bank',
      { application: { BankingDetails: { ...account, Branch_Code: '632005' } } },
      'BankingDetails.Branch_Code',
      'Branch code does not match the bank',
    ],
  ])('%s', (_, asked, field, message) => {
    const plainSpaces = refusalsOf(asked).map((one) => ({ ...one, message: one.message.replaceAll('\u00A0', ' ') }));
    expect(plainSpaces).toContainEqual({ field, message });
  });

  it('two people may have a passport of the same number, of two countries', () => {
    const people = [passport('ZW'), { ...passport('MZ'), First_Name: 'Maria' }];
    expect(refusalsOf({ application: { Beneficiaries: people } })).toEqual([]);
  });
});

it('nothing is said about what is not filled in yet', () => {
  const unknown = { First_Name: '', Date_Of_Birth: null };
  const unfinished = {
    MainMember: nomsa,
    Spouse: unknown,
    Children: [unknown, {}],
    ExtendedMembers: [{ ...unknown, Cover_Amount: null }],
    Beneficiaries: [{}, {}],
    BankingDetails: null,
  };
  expect(checkApplication(unfinished, null, { inception, others: [], banks })).toEqual([]);
  expect(refusalsOf({ application: unfinished })).toEqual([]);
});
