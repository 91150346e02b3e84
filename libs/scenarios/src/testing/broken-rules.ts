import { AddressInputSchema } from '@portal/contract';
import {
  ageOn,
  checkAccountNumber,
  checkBeneficiaryAge,
  checkBirthCertificate,
  checkCellNumber,
  checkChildAge,
  checkExtendedCover,
  checkExtendedMemberAge,
  checkIdNumber,
  checkMainMemberAge,
  checkName,
  checkPassportExpiry,
  checkPassportNumber,
  checkPermitExpiry,
  checkPermitNumber,
  checkPolicyNumber,
  checkSpouseAge,
  checkBenefitCap,
  coverForChild,
  firstOfMonth,
  fullName,
  isEmail,
  livesOf,
  monthlyPremium,
  mostLives,
  type PlainDate,
  type Result,
  waitingPeriodEnd,
} from '@portal/domain';
import { banks, extendedRates } from '@portal/domain/catalogue';
import { type SeedPolicy } from '@portal/service-store';
import * as v from 'valibot';
import { benefitOf, planOf } from '../builders/plan';

/** As far as the rules ask about anybody on a policy. */
interface Person {
  First_Name: string;
  Middle_Names?: string | null;
  Surname: string;
  Date_Of_Birth: PlainDate;
  Gender?: string | null;
  Id_Type?: string;
  Id_Number?: string | null;
  Passport_Number?: string | null;
  Passport_Expiry_Date?: string | null;
  Permit_Number?: string | null;
  Permit_Expiry_Date?: string | null;
  Cell_Number?: string | null;
  Email_Address?: string | null;
  Cover_Start_Date?: string;
  Waiting_Period_End_Date?: string;
}
type Checks = Record<string, boolean | Result<unknown>>;

const failed = (whom: string, checks: Checks): string[] =>
  Object.entries(checks).flatMap(([what, found]) => {
    if (found === true) return [];
    if (found === false) return [`${whom}: ${what}`];
    return found.success ? [] : [`${whom}: ${what}: ${found.message}`];
  });

/** How a person is identified, by the rules for their kind of document. */
function documentOf(person: Person, today: PlainDate): Checks {
  const { Id_Type, Date_Of_Birth: birth, Id_Number } = person;
  if (Id_Type === 'PASSPORT') {
    return {
      passport: checkPassportNumber(person.Passport_Number ?? ''),
      'passport expiry': checkPassportExpiry(person.Passport_Expiry_Date ?? null, today),
      'no ID number': Id_Number === null,
    };
  }
  if (Id_Type === 'REFUGEE_PERMIT') {
    return {
      permit: checkPermitNumber(person.Permit_Number ?? ''),
      'permit expiry': checkPermitExpiry(person.Permit_Expiry_Date ?? null, today),
    };
  }
  if (Id_Type === 'BIRTH_CERTIFICATE') return { 'birth certificate': checkBirthCertificate(birth, today) };
  const idNumber = checkIdNumber(Id_Number ?? '', today);
  return {
    'ID number': idNumber,
    'ID number and birth date': idNumber.success && idNumber.value.dateOfBirth === birth,
    'ID number and gender': idNumber.success && idNumber.value.gender === person.Gender,
  };
}

const personRules = (person: Person, today: PlainDate, more: Checks): string[] =>
  failed(fullName(person), {
    'first name': checkName('First name', person.First_Name),
    'middle names': (person.Middle_Names?.length ?? 0) <= 80,
    surname: checkName('Surname', person.Surname),
    'cellphone number': person.Cell_Number ? checkCellNumber(person.Cell_Number) : true,
    'email address': person.Email_Address ? isEmail(person.Email_Address) && person.Email_Address.length <= 100 : true,
    ...documentOf(person, today),
    ...more,
  });

/** From when somebody is covered: not before birth, and at most six months for natural causes. */
const coverRules = (life: Person, inception: PlainDate): Checks => {
  const { Cover_Start_Date: start = '', Waiting_Period_End_Date: waits = '', Date_Of_Birth: birth } = life;
  return {
    'cover starts with a month': start === firstOfMonth(start) && start >= inception && start > birth,
    'waiting period': waits >= start && waits <= waitingPeriodEnd(start),
  };
};

/** Whether bank, branch code and account number go together. */
const isAccountOf = (account: NonNullable<SeedPolicy['BankingDetails']>) => {
  const bank = banks.find(({ Bank_Name }) => Bank_Name === account.Bank_Name);
  const { Branch_Code, Account_Number: number } = account;
  return bank?.Branch_Code === Branch_Code && checkAccountNumber(bank, number).success;
};

/** Every rule of the product that a policy breaks on a day, as sentences; none for a policy that could exist. */
export function brokenRules(policy: SeedPolicy, today: PlainDate): string[] {
  const { MainMember, Spouse, Children = [], ExtendedMembers = [], Beneficiaries = [], BankingDetails } = policy;
  const { Inception_Date: inception, SupplementaryBenefits = [] } = policy;
  const plan = planOf(policy.Product.id);
  const lives = livesOf(plan.Product_Name);
  const shares = Beneficiaries.map(({ Benefit_Share }) => Benefit_Share);
  const benefits = SupplementaryBenefits.map(({ id }) => benefitOf(id));
  const premium = monthlyPremium({
    bands: plan.premiums,
    inceptionAge: ageOn(MainMember.Date_Of_Birth, inception),
    extendedRates,
    benefits,
    extendedMembers: ExtendedMembers.map(({ Date_Of_Birth, Cover_Start_Date = inception, Cover_Amount }) => ({
      ageAtEntry: ageOn(Date_Of_Birth, Cover_Start_Date),
      cover: Cover_Amount,
    })),
  });

  return [
    ...failed('the policy', {
      'policy number': checkPolicyNumber(policy.Policy_Number),
      'inception on the first of a month': inception === firstOfMonth(inception),
      'plan still sold at inception': !plan.isLegacy || inception <= plan.closedDate,
      'takes a spouse': lives.spouse || !Spouse,
      'takes children': lives.children || Children.length === 0,
      'not too many': Children.length <= mostLives.children && ExtendedMembers.length <= mostLives.extendedMembers,
      'not too many beneficiaries': Beneficiaries.length <= mostLives.beneficiaries,
      'shares add up': shares.length === 0 || shares.reduce((sum, share) => sum + share, 0) === 100,
      premium: premium !== null && premium.monthly === policy.Monthly_Premium && premium.base === policy.Base_Premium,
      'legal maximum': checkBenefitCap(plan.levelOfCover, benefits),
      'benefits allowed on this plan': benefits.every((benefit) => !plan.isLegacy || benefit.isAvailableOnLegacy),
      'bank account': !BankingDetails || isAccountOf(BankingDetails),
      address: v.is(AddressInputSchema, MainMember.PhysicalAddress),
    }),
    ...personRules(MainMember, today, {
      age: checkMainMemberAge(MainMember.Date_Of_Birth, inception),
      ...coverRules(MainMember, inception),
    }),
    ...(Spouse
      ? personRules(Spouse, today, {
          age: checkSpouseAge(Spouse.Date_Of_Birth, inception),
          'union before today': (Spouse.Union_Date ?? '') <= today,
          ...coverRules(Spouse, inception),
        })
      : []),
    ...Children.flatMap((child) =>
      personRules(child, today, {
        age: checkChildAge(child.Date_Of_Birth, today, {
          isStudent: child.Is_Student ?? false,
          isDisabled: child.Is_Disabled ?? false,
        }),
        cover: child.Cover_Amount === coverForChild(plan, child.Date_Of_Birth, today),
        'name of the school': !child.Is_Student || Boolean(child.Institution_Name),
        ...coverRules(child, inception),
      }),
    ),
    ...ExtendedMembers.flatMap((member) => {
      const age = ageOn(member.Date_Of_Birth, member.Cover_Start_Date ?? inception);
      return personRules(member, today, {
        age: checkExtendedMemberAge(member.Date_Of_Birth, member.Cover_Start_Date ?? inception),
        cover: checkExtendedCover(age, member.Cover_Amount, plan.levelOfCover),
        ...coverRules(member, inception),
      });
    }),
    ...Beneficiaries.flatMap((person) =>
      personRules(person, today, {
        // Nominations of somebody under 18 were taken over from an earlier system.
        age: plan.isLegacy || checkBeneficiaryAge(person.Date_Of_Birth, today),
      }),
    ),
  ];
}
