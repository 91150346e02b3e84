import * as v from 'valibot';
import { dayOrNull, text } from '../fields/plain';
import { optionalOtp } from '../fields/otp';
import { anyOf, written } from '../fields/written';
import { BankingDetailsInputSchema } from './banking-details';
import { BeneficiaryInputSchema } from './beneficiary';
import { ChildInputSchema } from './child';
import { extendedMemberEntries } from './extended-member';
import { MainMemberInputSchema } from './main-member';
import { PaymentMethodInputSchema } from './payment-method';
import { SpouseInputSchema } from './spouse';

const acceptAll = 'Please accept all declarations';
const accepted = v.literal(true, acceptAll);

/** Without a policy there is no quote to name. */
const ApplicantRelativeSchema = written({
  ...extendedMemberEntries,
  Quote_Id: anyOf({ Quote_Id: extendedMemberEntries.Quote_Id }).Quote_Id,
});

/** Cover elsewhere that may shorten the waiting period. */
export const PreviousPolicySchema = written({
  insurer: text,
  policyNumber: text,
  endDate: dayOrNull,
  waitingServed: v.boolean(),
});

/** An application for a policy (domain rules 9.22). The service allots its number. */
export const AddPolicySchema = written({
  productId: v.pipe(v.string('Select a plan'), v.nonEmpty('Select a plan')),
  MainMember: MainMemberInputSchema,
  Spouse: v.nullish(SpouseInputSchema, null),
  Children: v.optional(v.array(ChildInputSchema), []),
  ExtendedMembers: v.optional(v.array(ApplicantRelativeSchema), []),
  Beneficiaries: v.pipe(v.array(BeneficiaryInputSchema), v.nonEmpty('Add at least one beneficiary')),
  benefitIds: v.optional(v.array(v.string()), []),
  BankingDetails: v.nullish(BankingDetailsInputSchema, null),
  PaymentMethod: v.nullish(PaymentMethodInputSchema, null),
  previousPolicy: v.nullish(PreviousPolicySchema, null),
  declarations: written({ truthful: accepted, popia: accepted, thirdParty: accepted, debitOrder: accepted }),
  otp: optionalOtp,
});
export type AddPolicy = v.InferInput<typeof AddPolicySchema>;
