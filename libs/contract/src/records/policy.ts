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
  /** The extra cover. */
  amount: rand,
  /** The first day of the extra cover. */
  startDate: day,
  /** The last day of its waiting period. */
  waitingPeriodEndDate: day,
});
export type CoverIncrease = v.InferOutput<typeof CoverIncreaseSchema>;

/** What months cost before the premium changed. An addition. */
const EarlierPremiumSchema = v.object({
  /** The last month that cost so much, `YYYY-MM`. */
  Until: text,
  /** The premium a month. */
  Amount: rand,
});

/** What months will cost once a change that is approved holds. An addition. */
const ComingPremiumSchema = v.object({
  /** The first month that costs so much, `YYYY-MM`. */
  From: text,
  /** The premium a month. */
  Amount: rand,
});

/** A policy with everybody and everything on it (docs/domain/records.md#r9-6). */
export const PolicySchema = v.object({
  /** The id of the policy. */
  id: key,
  /** The number of the policy. */
  Policy_Number: text,
  /** The kind of policy. */
  Policy_Type: v.picklist(policyTypes),
  /** The status today. */
  Policy_Status: oneOf(policyStatuses),
  /** Where premiums stand today. */
  Premium_Status: oneOf(premiumStatuses),
  /** The first day of the policy. */
  Inception_Date: day,
  /** The day on which ages counted for what it costs, where the first premium came late and it began later than that day. An addition. */
  Priced_On: v.optional(day),
  /** The next anniversary of the policy. */
  Anniversary_Date: day,
  /** The first day of the main member’s cover. */
  Cover_Start_Date: day,
  /** The last day of the main member's waiting period. */
  Waiting_Period_End_Date: day,
  /** The last day on which the policy can be undone. */
  Cooling_Off_End_Date: dayOrNull,
  /** The last day of grace; null when it is not in grace. */
  Grace_End_Date: dayOrNull,
  /** The day it lapsed. */
  Lapse_Date: dayOrNull,
  /** The day it was cancelled. */
  Cancellation_Date: dayOrNull,
  /** The last day on which a lapsed policy can be brought back. */
  Reinstatement_End_Date: dayOrNull,
  /** In grace: the day the policyholder was last told that a premium is unpaid. An addition. */
  Unpaid_Notice_Date: v.optional(dayOrNull),
  /** The last day of cover without premiums of a policy that is paid up, where it is recorded. An addition. */
  Paid_Up_Until: v.optional(dayOrNull),
  /** The day the policyholder last said that everything on the policy is right. An addition. */
  Details_Confirmed_On: v.optional(dayOrNull),
  /** `YYYY-MM`: months after a lapse in which nobody was covered and for which nothing is owed. An addition. */
  Months_Without_Cover: v.optional(v.array(text)),
  /** The part of the plan, rand a month. */
  Base_Premium: rand,
  /** The part of extended members, rand a month. */
  Extended_Premium: rand,
  /** The part of supplementary benefits, rand a month. */
  Supplementary_Premium: rand,
  /** All parts together, rand a month. */
  Monthly_Premium: rand,
  /** What months cost whose premium was another one than today's, the oldest first. An addition. */
  Earlier_Premiums: v.optional(v.array(EarlierPremiumSchema)),
  /** What months to come will cost by the changes that are approved, the earliest first. An addition. */
  Coming_Premiums: v.optional(v.array(ComingPremiumSchema)),
  /** Premiums whose due date has passed. */
  Arrears_Amount: rand,
  /** The arrears and a premium that falls due within a week. */
  Amount_Due: rand,
  /** Money received that is not a whole premium yet. An addition. */
  Premium_Credit: rand,
  /** The day the next premium is due; null when none will be. */
  Next_Due_Date: dayOrNull,
  /** The last day that is paid for; null before the first premium. */
  Paid_To_Date: dayOrNull,
  /** The currency of every amount. */
  Currency: v.literal('ZAR'),
  /** Whether the plan is no longer sold. */
  Is_Legacy_Product: yesNo,
  /** The plan. */
  Product: ProductSchema,
  /** The policyholder. */
  MainMember: MainMemberSchema,
  /** The spouse, or null. */
  Spouse: v.nullable(SpouseSchema),
  /** The children that are covered. */
  Children: v.array(ChildSchema),
  /** The relatives that are covered for an extra premium. */
  ExtendedMembers: v.array(ExtendedMemberSchema),
  /** Who is paid when the main member dies. */
  Beneficiaries: v.array(BeneficiarySchema),
  /** The benefits that were added to the plan. */
  SupplementaryBenefits: v.array(PolicyBenefitSchema),
  /** Parts of cover that a change of plan added, each with a waiting period of its own. */
  Cover_Increases: v.array(CoverIncreaseSchema),
  /** The account from which premiums are collected, or null. */
  BankingDetails: v.nullable(BankingDetailsSchema),
  /** How premiums are paid. */
  PaymentMethod: PaymentMethodSchema,
  /** What the payer agreed to at the bank, or null. */
  DebiCheckMandate: v.nullable(DebiCheckMandateSchema),
  /** How many changes wait for a decision. */
  Pending_Actions: count,
  /** Whom the policyholder can call, or null. */
  ServicingConsultant: v.nullable(
    v.object({
      /** The consultant's name. */
      name: text,
      /** The consultant's telephone number. */
      phone: text,
    }),
  ),
  /** Goes up by one with every change of anything on the policy. */
  Version: count,
  /** When the policy was made. */
  Created_At: instant,
  /** When anything on it was last changed. */
  Updated_At: instant,
});
export type Policy = v.InferOutput<typeof PolicySchema>;

/** How a single policy travels: inside its own name. */
export const PolicyReplySchema = v.object({
  /** The policy as it stands today. */
  policy: PolicySchema,
  /** The day in South Africa that the answer is of. An addition. */
  date: v.optional(day),
});
export type PolicyReply = v.InferOutput<typeof PolicyReplySchema>;
