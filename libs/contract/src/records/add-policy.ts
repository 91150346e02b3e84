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
  written({ ...extendedMemberEntries, Quote_Id: v.optional(extendedMemberEntries.Quote_Id) }),
  obeys(identityRule),
);

/** Cover elsewhere that may shorten the waiting period. */
const PreviousPolicySchema = written({
  insurer: requiredText({
    required: 'Enter the name of the insurer',
    max: 60,
    long: 'The name of the insurer must be 60 characters or less',
  }),
  policyNumber: requiredText({
    required: 'Enter the policy number',
    max: 40,
    long: 'The policy number must be 40 characters or less',
  }),
  endDate: optionalDay('End date must be a real date').written,
  waitingServed: v.boolean(),
});

interface Application {
  Beneficiaries: readonly { Benefit_Share: number }[];
  BankingDetails: unknown;
  PaymentMethod: { Payment_Method: string } | null;
}

const sharesRule: Rule<Application> = ({ Beneficiaries: people }) =>
  people === undefined ? [] : refusal('Beneficiaries', checkShares(people.map(({ Benefit_Share }) => Benefit_Share)));

/** Banking details alone mean a debit order; a debit order needs them. */
const payingRule: Rule<Application> = ({ BankingDetails, PaymentMethod }) => {
  if (BankingDetails !== null) return [];
  if (PaymentMethod === null) return [{ field: 'PaymentMethod', message: 'Select the payment method' }];
  return PaymentMethod?.Payment_Method === 'DEBIT_ORDER'
    ? [{ field: 'BankingDetails', message: 'Add your banking details first' }]
    : [];
};

/** An application for a policy (docs/domain/records.md#r9-22). The service allots its number. */
export const AddPolicySchema = v.pipe(
  written({
    productId: reference('Select the plan'),
    MainMember: MainMemberInputSchema,
    Spouse: v.nullish(ApplicantSpouseSchema, null),
    Children: v.optional(v.array(ApplicantChildSchema), []),
    ExtendedMembers: v.optional(v.array(ApplicantRelativeSchema), []),
    Beneficiaries: v.pipe(v.array(BeneficiaryInputSchema), v.nonEmpty('Add at least one beneficiary')),
    benefitIds: v.optional(v.array(reference('Select a benefit')), []),
    BankingDetails: v.nullish(BankingDetailsInputSchema, null),
    PaymentMethod: v.nullish(PaymentMethodInputSchema, null),
    previousPolicy: v.nullish(PreviousPolicySchema, null),
    declarations: written({ truthful: accepted, popia: accepted, thirdParty: accepted, debitOrder: accepted }),
    otp: optionalOtp,
  }),
  obeys(sharesRule, payingRule),
);
export type AddPolicy = v.InferInput<typeof AddPolicySchema>;

type TrustedApplication = v.InferOutput<typeof AddPolicySchema>;

const each = <Person>(field: string, people: readonly Person[] = [], rule: Rule<Person>) =>
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
