import { checkShares, type PlainDate } from '@portal/domain';
import * as v from 'valibot';
import { optionalDay } from '../fields/day';
import { reference } from '../fields/given';
import { optionalOtp } from '../fields/optional-otp';
import { inside, obeys, refusal, type Rule } from '../fields/rules';
import { requiredText } from '../fields/text';
import { written } from '../fields/written';
import { identityRule } from '../identity-rules';
import { BankingDetailsInputSchema } from './banking-details';
import { BeneficiaryInputSchema, beneficiaryRuleOn } from './beneficiary';
import { ApplicantChildSchema, childRuleOn } from './child';
import { extendedMemberEntries, extendedMemberRuleOn } from './extended-member';
import { MainMemberInputSchema, mainMemberRuleOn } from './main-member';
import { PaymentMethodInputSchema } from './payment-method';
import { ApplicantSpouseSchema, spouseRuleOn } from './spouse';

const acceptAll = 'Accept all declarations';
const accepted = v.literal(true, acceptAll);

/** Without a policy there is no quote to name. */
const ApplicantRelativeSchema = v.pipe(
  written({
    ...extendedMemberEntries,
    /** Not needed in an application: without a policy there is no quote. */
    Quote_Id: v.optional(extendedMemberEntries.Quote_Id),
  }),
  obeys(identityRule),
);

/** Cover elsewhere that may shorten the waiting period. */
const PreviousPolicySchema = written({
  /** The insurer of the other policy, at most 60 characters. */
  insurer: requiredText({
    required: 'Enter the name of the insurer',
    max: 60,
    long: 'The name of the insurer must be 60 characters or less',
  }),
  /** Its number at that insurer, at most 40 characters. */
  policyNumber: requiredText({
    required: 'Enter the policy number',
    max: 40,
    long: 'The policy number must be 40 characters or less',
  }),
  /** The last day of that cover; null while it goes on. */
  endDate: optionalDay('End date must be a real date').written,
  /** Whether its waiting period was over. */
  waitingServed: v.boolean(),
});

interface Application {
  Beneficiaries: readonly { Benefit_Share: number }[];
  BankingDetails: unknown;
  PaymentMethod: { Payment_Method: string } | null;
}

/** Shares of 100 in all. */
export const sharesRule: Rule<Pick<Application, 'Beneficiaries'>> = ({ Beneficiaries: people }) =>
  people === undefined ? [] : refusal('Beneficiaries', checkShares(people.map(({ Benefit_Share }) => Benefit_Share)));

/** Banking details alone mean a debit order; a debit order needs them. */
export const payingRule: Rule<Omit<Application, 'Beneficiaries'>> = ({ BankingDetails, PaymentMethod }) => {
  if (BankingDetails !== null) return [];
  if (PaymentMethod === null) return [{ field: 'PaymentMethod', message: 'Select the payment method' }];
  return PaymentMethod?.Payment_Method === 'DEBIT_ORDER'
    ? [{ field: 'BankingDetails', message: 'Add your banking details first' }]
    : [];
};

/** An application for a policy (docs/domain/records.md#r9-22). The service allots its number. */
export const AddPolicySchema = v.pipe(
  written({
    /** The plan that is applied for, from the list of plans that are sold. */
    productId: reference('Select the plan'),
    /** The applicant. */
    MainMember: MainMemberInputSchema,
    /** The spouse, or null. */
    Spouse: v.nullish(ApplicantSpouseSchema, null),
    /** The children to be covered. */
    Children: v.optional(v.array(ApplicantChildSchema), []),
    /** The relatives to be covered for an extra premium. */
    ExtendedMembers: v.optional(v.array(ApplicantRelativeSchema), []),
    /** Who is paid when the main member dies: at least one, shares of 100 in all. */
    Beneficiaries: v.pipe(v.array(BeneficiaryInputSchema), v.nonEmpty('Add at least one beneficiary')),
    /** Supplementary benefits to take, from the list of benefits. */
    benefitIds: v.optional(v.array(reference('Select a benefit')), []),
    /** The account from which premiums are collected; needed for a debit order. */
    BankingDetails: v.nullish(BankingDetailsInputSchema, null),
    /** How premiums are paid; needed without banking details. */
    PaymentMethod: v.nullish(PaymentMethodInputSchema, null),
    /** Cover with another insurer that may shorten the waiting period, or null. */
    previousPolicy: v.nullish(PreviousPolicySchema, null),
    /** What the applicant declares; each must be true. */
    declarations: written({
      /** That everything said is true. */
      truthful: accepted,
      /** That personal information may be used for the policy. */
      popia: accepted,
      /** That the others in the application agreed to be named. */
      thirdParty: accepted,
      /** That premiums may be collected as agreed. */
      debitOrder: accepted,
    }),
    /** The one-time PIN of the applicant; null from staff. */
    otp: optionalOtp,
  }),
  obeys(sharesRule, payingRule),
);
export type AddPolicy = v.InferInput<typeof AddPolicySchema>;

type TrustedApplication = v.InferOutput<typeof AddPolicySchema>;

/** A rule about each of several people, with its place: `Beneficiaries.0.Surname`. */
export const each = <Person>(field: string, people: readonly Person[] = [], rule: Rule<Person>) =>
  people.flatMap((person, index) => inside(`${field}.${index}`, rule(person as Parameters<Rule<Person>>[0])));

/** Rules of everybody in the application that depend on the day. */
const applicationRuleOn =
  (today: PlainDate): Rule<TrustedApplication> =>
  (application) => [
    ...(application.MainMember ? inside('MainMember', mainMemberRuleOn(today)(application.MainMember)) : []),
    ...(application.Spouse ? inside('Spouse', spouseRuleOn(today)(application.Spouse)) : []),
    ...each('Children', application.Children, childRuleOn(today)),
    ...each('ExtendedMembers', application.ExtendedMembers, extendedMemberRuleOn(today)),
    ...each('Beneficiaries', application.Beneficiaries, beneficiaryRuleOn(today)),
  ];

/** The same body with the rules of the day. */
export const addPolicyInput = (today: PlainDate) => v.pipe(AddPolicySchema, obeys(applicationRuleOn(today)));
