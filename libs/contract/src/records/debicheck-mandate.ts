import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { accountTypes } from '@portal/domain';
import {
  count,
  dayOrNull,
  instant,
  instantOrNull,
  key,
  rand,
  randOrNull,
  text,
  textOrNull,
  yesNo,
} from '../fields/plain';
import { adjustmentCategories, authenticationChannels, authenticationTypes, mandateStatuses } from '../wire-codes';

/** A debit order that the payer confirms at the own bank, as read (docs/domain/banking.md#r3-7). */
export const DebiCheckMandateSchema = v.object({
  id: key,
  /** Unique per mandate; shown on the bank statement. */
  Contract_Reference: text,
  /** Given by the bank after acceptance. */
  Mandate_Reference_Number: textOrNull,
  Mandate_Status: v.picklist(mandateStatuses),
  Authentication_Type: v.picklist(authenticationTypes),
  Authentication_Channel: v.nullable(v.picklist(authenticationChannels)),
  Debit_Sequence: v.literal('RCUR'),
  Debit_Value_Type: v.literal('FIXED'),
  Frequency: v.literal('MONTHLY'),
  Instalment_Amount: rand,
  First_Collection_Amount: randOrNull,
  First_Collection_Date: dayOrNull,
  Maximum_Collection_Amount: rand,
  Collection_Day: count,
  Day_Adjustment_Allowed: yesNo,
  Adjustment_Category: v.picklist(adjustmentCategories),
  /** Percent. */
  Adjustment_Rate: randOrNull,
  Adjustment_Amount: randOrNull,
  Tracking_Indicator: yesNo,
  Creditor_Short_Name: text,
  Debtor_Name: text,
  /** Masked. */
  Debtor_Id_Number: textOrNull,
  Bank_Name: text,
  Branch_Code: text,
  Account_Type: oneOf(accountTypes),
  /** Masked. */
  Account_Number: text,
  Version: count,
  Created_At: instant,
  Authenticated_At: instantOrNull,
  Cancelled_At: instantOrNull,
});
export type DebiCheckMandate = v.InferOutput<typeof DebiCheckMandateSchema>;
