import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { collectionTypes, paymentStatuses, policyStatuses, premiumStatuses } from '@portal/domain';
import { count, day, dayOrNull, key, rand, randOrNull, text, textOrNull, yesNo } from '../fields/plain';
import { paymentTypes } from '../wire-codes';

/** One payment, as read. */
export const PaymentSchema = v.object({
  id: key,
  /** The day on which it was paid, or should have been. */
  Payment_Date: day,
  /** The month that the premium is for, `YYYY-MM`. */
  Premium_Month: text,
  /** What was paid, or should have been. */
  Amount: rand,
  /** What it was for. */
  Payment_Type: v.picklist(paymentTypes),
  /** How it was paid. */
  Collection_Type: oneOf(collectionTypes),
  /** What became of it. */
  Payment_Status: oneOf(paymentStatuses),
  /** The reference of the payer or of the bank, or null. */
  Reference: textOrNull,
  /** The number of Pay@, or null. */
  Payat_Transaction_Id: textOrNull,
  /** Why it failed, in words; null when it did not. */
  Failure_Reason: textOrNull,
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

/** A debit that the bank has not answered about. */
const DebitUnderWaySchema = v.object({
  /** What the bank was asked to collect. */
  Amount: rand,
  /** The day on which the bank collects. */
  Action_Date: day,
  /** Until when the bank goes on trying, once there was not enough money; null: it has not said so. */
  Tracked_Until: dayOrNull,
});
export type DebitUnderWay = v.InferOutput<typeof DebitUnderWaySchema>;

/** What is paid, what is due, and the last 24 payments (docs/domain/records.md#r9-16). */
export const PaidStatusSchema = v.object({
  /** The policy. */
  Policy_Number: text,
  /** The status of the policy today. */
  Policy_Status: oneOf(policyStatuses),
  /** Where its premiums stand today. */
  Premium_Status: oneOf(premiumStatuses),
  /** The premium a month. */
  Monthly_Premium: rand,
  /** The arrears and a premium that falls due within a week. */
  Amount_Due: rand,
  /** Premiums whose due date has passed. */
  Arrears_Amount: rand,
  /** What is paid ahead. */
  Advance_Amount: rand,
  /** How many premiums are in arrears. */
  Premiums_Outstanding: count,
  /** An addition: what is left of the oldest premium that is outstanding. */
  Oldest_Outstanding: v.optional(rand),
  /** The day of the last payment that succeeded, or null. */
  Last_Payment_Date: dayOrNull,
  /** What it was. */
  Last_Payment_Amount: randOrNull,
  /** How it was paid, or null. */
  Last_Payment_Method: v.nullable(oneOf(collectionTypes)),
  /** The day the next premium is due; null when none will be. */
  Next_Due_Date: dayOrNull,
  /** The last day that is paid for; null before the first premium. */
  Paid_To_Date: dayOrNull,
  /** The last day of grace; null when the policy is not in grace. */
  Grace_End_Date: dayOrNull,
  /** Whether money can be paid now. */
  Can_Pay_Now: yesNo,
  /** Whether paying what is outstanding brings a lapsed policy back. */
  Can_Reinstate: yesNo,
  /** The last 24 payments, the newest first. */
  PaymentHistory: v.array(PaymentSchema),
  /** An addition: the debit that the bank was asked for and has not answered; null where none is on its way. */
  Debit_Under_Way: v.optional(v.nullable(DebitUnderWaySchema), null),
});
export type PaidStatus = v.InferOutput<typeof PaidStatusSchema>;
