import { addPolicyInput, bankAccountRule, duplicate, readBody, yourselfSentence } from '@portal/contract';
import {
  ageOn,
  checkBenefitCap,
  checkExtendedCover,
  checkMainMemberAge,
  checkParents,
  checkRoomForBeneficiary,
  checkRoomForChild,
  checkRoomForExtendedMember,
  checkTakesChildren,
  checkTakesSpouse,
  type Identified,
  inceptionAfter,
  isPlainDate,
  isSamePerson,
  type Result,
} from '@portal/domain';
import * as v from 'valibot';
import { type Application } from '../application/application';
import { chosenBenefits, chosenPlan, type Situation } from '../application/situation';
import { MeSchema } from '../application/me-schema';
import { meAsAsked } from '../application/me-of-policy';
import { bodyOf } from './body-of';
import { problemsOfTotal } from './total-cover';
import { type Problem } from './problem';

const unless = (field: string, result: Result<unknown>): Problem[] =>
  result.success ? [] : [{ field, message: result.message }];
const when = (isSo: boolean, field: string, message: string): Problem[] => (isSo ? [{ field, message }] : []);

/** Everything that is wrong with the application as a whole, by the rules that the service keeps too. One sentence a field. */
export function problemsOf(application: Application, situation: Situation): Problem[] {
  const body = readBody(addPolicyInput(situation.today), bodyOf(application, situation));
  const all = [
    ...(body.success ? [] : body.errors),
    ...problemsOfMe(application, situation),
    ...problemsOfPlan(application, situation),
    ...problemsOfPeople(application, situation),
    ...problemsOfTotal(application, situation),
    ...problemsOfAccount(application, situation),
  ];
  const seen = new Set<string>();
  return all.filter(({ field }) => !seen.has(field) && seen.add(field));
}

/** What only the form of that step asks. */
function problemsOfMe({ me }: Application, { policy }: Situation): Problem[] {
  const result = v.safeParse(MeSchema, { Has_Previous: undefined, ...meAsAsked(policy.MainMember, me) });
  return (result.issues ?? []).map((issue) => ({ field: `me.${v.getDotPath(issue)}`, message: issue.message }));
}

/** What the plan takes, and what the law allows beside it. */
function problemsOfPlan(application: Application, situation: Situation): Problem[] {
  const plan = chosenPlan(application, situation);
  const starts = inceptionAfter(situation.today);
  const age = unless('productId', checkMainMemberAge(situation.policy.MainMember.Date_Of_Birth, starts));
  if (!plan) return [{ field: 'productId', message: 'Select the plan' }, ...age];
  const { Spouse, Children, ExtendedMembers } = application;
  return [
    ...age,
    ...(Spouse ? unless('Spouse', checkTakesSpouse(plan.Product_Name)) : []),
    ...(Children.length > 0 ? unless('Children', checkTakesChildren(plan.Product_Name)) : []),
    ...ExtendedMembers.flatMap(({ Date_Of_Birth: birth, Cover_Amount: cover }, at) =>
      isPlainDate(birth) && typeof cover === 'number'
        ? unless(
            `ExtendedMembers.${at}.Cover_Amount`,
            checkExtendedCover(ageOn(birth, starts), cover, plan.levelOfCover),
          )
        : [],
    ),
    ...unless('benefitIds', checkBenefitCap(plan.levelOfCover, chosenBenefits(application, situation))),
  ];
}

/** Whether as many as these may join; nobody at all always may. */
const fits = (people: readonly unknown[], checkRoom: (present: number) => Result<true>) =>
  checkRoom(Math.max(0, people.length - 1));

/** How many there are, and nobody twice. */
function problemsOfPeople(application: Application, { policy }: Situation): Problem[] {
  const { Spouse, Children, ExtendedMembers, Beneficiaries } = application;
  const twice = duplicate;
  const lives: { field: string; person: Identified }[] = [
    { field: 'MainMember', person: policy.MainMember },
    ...(Spouse ? [{ field: 'Spouse', person: Spouse }] : []),
    ...Children.map((person, at) => ({ field: `Children.${at}`, person })),
    ...ExtendedMembers.map((person, at) => ({ field: `ExtendedMembers.${at}`, person })),
  ];
  return [
    ...unless('Children', fits(Children, checkRoomForChild)),
    ...unless('ExtendedMembers', fits(ExtendedMembers, checkRoomForExtendedMember)),
    ...unless('ExtendedMembers', checkParents(ExtendedMembers.map(({ Relationship }) => String(Relationship)))),
    ...lives.flatMap(({ field, person }, at) =>
      when(
        lives.slice(0, at).some((other) => isSamePerson(other.person, person)),
        `${field}.Id_Number`,
        twice,
      ),
    ),
    ...unless('Beneficiaries', fits(Beneficiaries, checkRoomForBeneficiary)),
    ...Beneficiaries.flatMap((person, at) => [
      ...when(isSamePerson(policy.MainMember, person), `Beneficiaries.${at}.Id_Number`, yourselfSentence),
      ...when(
        Beneficiaries.slice(0, at).some((other) => isSamePerson(other, person)),
        `Beneficiaries.${at}.Id_Number`,
        twice,
      ),
    ]),
  ];
}

/** Whether bank, branch code and number go together. */
function problemsOfAccount({ payment }: Application, { banks }: Situation): Problem[] {
  if (payment['Payment_Method'] !== 'DEBIT_ORDER' || !payment['Account_Number']) return [];
  const { Bank_Name, Branch_Code, Account_Number } = payment as Record<string, string>;
  return bankAccountRule(banks)({ Bank_Name, Branch_Code, Account_Number }).map(({ field, message }) => ({
    ...{ field: `BankingDetails.${field}`, message },
  }));
}
