import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { collectionTypes, paymentStatuses, policyStatuses, premiumStatuses } from '@portal/domain';
import { count, day, dayOrNull, key, rand, randOrNull, text, textOrNull, yesNo } from '../fields/plain';
import { paymentTypes } from '../wire-codes';

/** One payment, as read. */
export const PaymentSchema = v.object({
  id: key,
  Payment_Date: day,
  /** `YYYY-MM`. */
  Premium_Month: text,
  Amount: rand,
  Payment_Type: v.picklist(paymentTypes),
  Collection_Type: oneOf(collectionTypes),
  Payment_Status: oneOf(paymentStatuses),
  Reference: textOrNull,
  Payat_Transaction_Id: textOrNull,
  Failure_Reason: textOrNull,
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

/** A debit that the bank has not answered about. */
const DebitUnderWaySchema = v.object({
  Amount: rand,
  /** The day on which the bank collects. */
  Action_Date: day,
  /** Until when the bank goes on trying, once there was not enough money; null: it has not said so. */
  Tracked_Until: dayOrNull,
});
export type DebitUnderWay = v.InferOutput<typeof DebitUnderWaySchema>;

/** What is paid, what is due, and the last 24 payments (docs/domain/records.md#r9-16). */
export const PaidStatusSchema = v.object({
  Policy_Number: text,
  Policy_Status: oneOf(policyStatuses),
  Premium_Status: oneOf(premiumStatuses),
  Monthly_Premium: rand,
  Amount_Due: rand,
  Arrears_Amount: rand,
  Advance_Amount: rand,
  Premiums_Outstanding: count,
  Last_Payment_Date: dayOrNull,
  Last_Payment_Amount: randOrNull,
  Last_Payment_Method: v.nullable(oneOf(collectionTypes)),
  Next_Due_Date: dayOrNull,
  Paid_To_Date: dayOrNull,
  Grace_End_Date: dayOrNull,
  Can_Pay_Now: yesNo,
  Can_Reinstate: yesNo,
  PaymentHistory: v.array(PaymentSchema),
  /** An addition: null where no debit is on its way. */
  Debit_Under_Way: v.optional(v.nullable(DebitUnderWaySchema), null),
});
export type PaidStatus = v.InferOutput<typeof PaidStatusSchema>;
