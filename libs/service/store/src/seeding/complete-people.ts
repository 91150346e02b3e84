import { BeneficiarySchema, ChildSchema, ExtendedMemberSchema, MainMemberSchema, SpouseSchema } from '@portal/contract';
import { coverForChild, entryDay, extendedPremium, initialsOf, waitingPeriodEnd } from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import {
  computedOnReadOfPart,
  type StoredBeneficiary,
  type StoredChild,
  type StoredExtendedMember,
  type StoredMainMember,
  type StoredPolicy,
  type StoredSpouse,
} from '../base/records';
import { complete } from './complete';
import { type SeedPolicy } from './seed-types';

/** What the people of one policy take from it. */
export interface Surroundings {
  given: SeedPolicy;
  product: StoredPolicy['Product'];
  /** Ids, versions and times of a record that has none; the name tells the records of a policy apart. */
  kept(name: string): { id: string; Version: number; Created_At: string; Updated_At: string };
}

const person = { Id_Type: 'SA_ID', Title: 'MX', Gender: 'FEMALE' } as const;

function life({ given, kept }: Surroundings, name: string, own: { Cover_Start_Date?: string }) {
  const start = own.Cover_Start_Date ?? given.Cover_Start_Date ?? given.Inception_Date;
  const cover = { Cover_Start_Date: start, Waiting_Period_End_Date: waitingPeriodEnd(start) };
  return { ...person, ...kept(name), Life_Status: 'ACTIVE' as const, ...cover };
}

export function completeMainMember(around: Surroundings): StoredMainMember {
  const { given, product, kept } = around;
  const { MainMember: member } = given;
  const defaults: Partial<StoredMainMember> = {
    ...life(around, 'main-member', member),
    Cover_Amount: product.levelOfCover,
    Marital_Status: 'SINGLE',
    Preferred_Language: 'ENGLISH',
    Preferred_Contact_Method: 'SMS',
    Postal_Same_As_Physical: true,
    MarketingConsent: { Sms: false, Email: false, Phone: false, Whatsapp: false, Updated_At: kept('').Updated_At },
  };
  const fromPolicy = {
    Product_Name: product.Product_Name,
    Product_Id: product.id,
    Policy_Number: given.Policy_Number,
    Initials: initialsOf(member.First_Name, member.Surname),
  };
  return complete(MainMemberSchema.entries, { ...member, ...fromPolicy }, defaults, computedOnReadOfPart);
}

export function completeSpouse(around: Surroundings): StoredSpouse | null {
  const { given, product } = around;
  if (!given.Spouse) return null;
  const defaults: Partial<StoredSpouse> = {
    ...life(around, 'spouse', given.Spouse),
    Cover_Amount: product.spouseCover,
    Relationship: 'SPOUSE',
    Union_Type: 'CIVIL_MARRIAGE',
    Union_Date: given.Inception_Date,
  };
  return complete(SpouseSchema.entries, given.Spouse, defaults, computedOnReadOfPart);
}

export const completeChildren = (around: Surroundings, today: string): StoredChild[] =>
  (around.given.Children ?? []).map((child, index) => {
    const defaults: Partial<StoredChild> = {
      ...life(around, `child-${index}`, child),
      Cover_Amount: coverForChild(around.product, child.Date_Of_Birth, today),
      Relationship: 'BIOLOGICAL_CHILD',
      Is_Student: false,
      Is_Disabled: false,
      Is_Married: false,
    };
    return complete(ChildSchema.entries, child, defaults, computedOnReadOfPart);
  });

export const completeExtendedMembers = (around: Surroundings): StoredExtendedMember[] =>
  (around.given.ExtendedMembers ?? []).map((member, index) => {
    const defaults = life(around, `extended-member-${index}`, member);
    const Monthly_Premium = extendedPremium(extendedRates, member, entryDay(defaults, defaults.Cover_Start_Date)) ?? 0;
    return complete(ExtendedMemberSchema.entries, member, { ...defaults, Monthly_Premium }, computedOnReadOfPart);
  });

export function completeBeneficiaries({ given, kept }: Surroundings): StoredBeneficiary[] {
  const beneficiaries = given.Beneficiaries ?? [];
  return beneficiaries.map((beneficiary, index) => {
    const defaults: Partial<StoredBeneficiary> = {
      ...person,
      ...kept(`beneficiary-${index}`),
      Relationship: 'OTHER_RELATIVE',
      Beneficiary_Status: 'ACTIVE',
      Is_Primary: false,
      Cell_Number: given.MainMember.Cell_Number,
    };
    return complete(BeneficiarySchema.entries, beneficiary, defaults, computedOnReadOfPart);
  });
}
