import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { policyTypes } from '../wire-codes';
import { policyStatuses, premiumStatuses } from '@portal/domain';
import { count, day, dayOrNull, instant, key, rand, text, yesNo } from '../fields/plain';
import { BankingDetailsSchema } from './banking-details';
import { BeneficiarySchema } from './beneficiary';
import { ChildSchema } from './child';
import { DebiCheckMandateSchema } from './debicheck-mandate';
import { ExtendedMemberSchema } from './extended-member';
import { MainMemberSchema } from './main-member';
import { PaymentMethodSchema } from './payment-method';
import { ProductSchema } from './product';
import { SpouseSchema } from './spouse';
import { PolicyBenefitSchema } from './supplementary-benefit';

/**
 * More cover of a life after a change of plan. It is part of the life's cover; only this part waits anew (docs/domain/policy.md#r4-3).
 * An addition.
 */
export const CoverIncreaseSchema = v.object({
  /** The id of the main member, the spouse or a child. */
  lifeId: key,
  /** Rand. */
  amount: rand,
  startDate: day,
  waitingPeriodEndDate: day,
});
export type CoverIncrease = v.InferOutput<typeof CoverIncreaseSchema>;

/** A policy with everybody and everything on it (docs/domain/records.md#r9-6). */
export const PolicySchema = v.object({
  id: key,
  Policy_Number: text,
  Policy_Type: v.picklist(policyTypes),
  Policy_Status: oneOf(policyStatuses),
  Premium_Status: oneOf(premiumStatuses),
  Inception_Date: day,
  /** The next one. */
  Anniversary_Date: day,
  /** Of the main member. */
  Cover_Start_Date: day,
  Waiting_Period_End_Date: day,
  Cooling_Off_End_Date: dayOrNull,
  Grace_End_Date: dayOrNull,
  Lapse_Date: dayOrNull,
  Cancellation_Date: dayOrNull,
  Reinstatement_End_Date: dayOrNull,
  /** In grace: the day the policyholder was last told that a premium is unpaid. An addition. */
  Unpaid_Notice_Date: v.optional(dayOrNull),
  /** The last day of cover without premiums of a policy that is paid up, where it is recorded. An addition. */
  Paid_Up_Until: v.optional(dayOrNull),
  /** The day the policyholder last said that everything on the policy is right. An addition. */
  Details_Confirmed_On: v.optional(dayOrNull),
  /** `YYYY-MM`: months after a lapse in which nobody was covered and for which nothing is owed. An addition. */
  Months_Without_Cover: v.optional(v.array(text)),
  /** Rand a month: the plan, the extended members, the supplementary benefits, and all of it. */
  Base_Premium: rand,
  Extended_Premium: rand,
  Supplementary_Premium: rand,
  Monthly_Premium: rand,
  Arrears_Amount: rand,
  Amount_Due: rand,
  /** Money received that is not a whole premium yet. An addition. */
  Premium_Credit: rand,
  Next_Due_Date: dayOrNull,
  Paid_To_Date: dayOrNull,
  Currency: v.literal('ZAR'),
  Is_Legacy_Product: yesNo,
  Product: ProductSchema,
  MainMember: MainMemberSchema,
  Spouse: v.nullable(SpouseSchema),
  Children: v.array(ChildSchema),
  ExtendedMembers: v.array(ExtendedMemberSchema),
  Beneficiaries: v.array(BeneficiarySchema),
  SupplementaryBenefits: v.array(PolicyBenefitSchema),
  Cover_Increases: v.array(CoverIncreaseSchema),
  BankingDetails: v.nullable(BankingDetailsSchema),
  PaymentMethod: PaymentMethodSchema,
  DebiCheckMandate: v.nullable(DebiCheckMandateSchema),
  /** How many changes wait for a decision. */
  Pending_Actions: count,
  ServicingConsultant: v.nullable(v.object({ name: text, phone: text })),
  Version: count,
  Created_At: instant,
  Updated_At: instant,
});
export type Policy = v.InferOutput<typeof PolicySchema>;

/** How a single policy travels: inside its own name. */
export const PolicyReplySchema = v.object({
  policy: PolicySchema,
  /** The day in South Africa that the answer is of. An addition. */
  date: v.optional(day),
});
export type PolicyReply = v.InferOutput<typeof PolicyReplySchema>;
