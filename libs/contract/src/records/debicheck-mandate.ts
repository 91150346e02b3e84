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
  /** Our reference of the mandate, unique; stands on the bank statement. */
  Contract_Reference: text,
  /** The number that the bank gives once the payer agreed, or null. */
  Mandate_Reference_Number: textOrNull,
  /** Where the mandate stands. */
  Mandate_Status: v.picklist(mandateStatuses),
  /** How the payer is asked to agree. */
  Authentication_Type: v.picklist(authenticationTypes),
  /** Where the payer agreed, or null. */
  Authentication_Channel: v.nullable(v.picklist(authenticationChannels)),
  /** Collected again and again. */
  Debit_Sequence: v.literal('RCUR'),
  /** Always the same amount, until it is changed. */
  Debit_Value_Type: v.literal('FIXED'),
  /** Collected once a month. */
  Frequency: v.literal('MONTHLY'),
  /** What is collected each month. */
  Instalment_Amount: rand,
  /** What is collected the first time, when that is another amount. */
  First_Collection_Amount: randOrNull,
  /** The day of the first collection, or null. */
  First_Collection_Date: dayOrNull,
  /** The most that may be collected at a time. */
  Maximum_Collection_Amount: rand,
  /** The day of the month, 1 to 30. */
  Collection_Day: count,
  /** Whether the day may move. */
  Day_Adjustment_Allowed: yesNo,
  /** How often the amount may be adjusted. */
  Adjustment_Category: v.picklist(adjustmentCategories),
  /** By how many percent the amount may be adjusted, or null. */
  Adjustment_Rate: randOrNull,
  /** By how much it may be adjusted. */
  Adjustment_Amount: randOrNull,
  /** Whether the bank goes on trying when there is not enough money. */
  Tracking_Indicator: yesNo,
  /** Who collects, as it stands on the bank statement. */
  Creditor_Short_Name: text,
  /** The account holder. */
  Debtor_Name: text,
  /** Masked. */
  Debtor_Id_Number: textOrNull,
  /** The payer's bank. */
  Bank_Name: text,
  /** The universal branch code of the bank, 6 digits. */
  Branch_Code: text,
  /** The kind of account. */
  Account_Type: oneOf(accountTypes),
  /** Masked. */
  Account_Number: text,
  /** Goes up by one with every change. */
  Version: count,
  /** When the mandate was made. */
  Created_At: instant,
  /** When the payer agreed, or null. */
  Authenticated_At: instantOrNull,
  /** When it was cancelled, or null. */
  Cancelled_At: instantOrNull,
});
export type DebiCheckMandate = v.InferOutput<typeof DebiCheckMandateSchema>;
