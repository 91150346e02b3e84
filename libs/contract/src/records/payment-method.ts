import * as v from 'valibot';
import { reference } from '../fields/given';
import { oneOf } from '../fields/choice';
import { paymentMethods } from '@portal/domain';
import { optionalOtp } from '../fields/optional-otp';
import { count, dayOrNull, key, randOrNull, text } from '../fields/plain';
import { obeys, type Rule } from '../fields/rules';
import { updateEntries } from '../fields/server';
import { written } from '../fields/written';
import { mandateStatuses } from '../wire-codes';
import { debitDay } from './banking-details';

/** Where an EFT goes. */
const EftAccountSchema = v.object({
  /** The bank of the account. */
  Bank_Name: text,
  /** Whose account it is. */
  Account_Name: text,
  /** The number of the account. */
  Account_Number: text,
  /** Its branch code, 6 digits. */
  Branch_Code: text,
  /** What the payer gives as the reference. */
  Reference: text,
});
export type EftAccount = v.InferOutput<typeof EftAccountSchema>;

/** How the premium is paid, as read (docs/domain/records.md#r9-15). */
export const PaymentMethodSchema = v.object({
  id: key,
  /** How premiums are paid. */
  Payment_Method: oneOf(paymentMethods),
  /** The day of the month on which premiums are collected, 1 to 30; null without a debit order. */
  Debit_Day: v.nullable(count),
  /** The digits by which Pay@ knows the policy. */
  Payat_Reference_Number: text,
  /** The same digits, for the barcode. */
  Payat_Barcode_Value: text,
  /** Where to pay by EFT; null when there is no such account. */
  EftAccount: v.nullable(EftAccountSchema),
  /** The day of the next collection, or null. */
  Next_Collection_Date: dayOrNull,
  /** What will be collected then. */
  Next_Collection_Amount: randOrNull,
  /** Where the debit order mandate stands; null when there is none. */
  Mandate_Status: v.nullable(v.picklist(mandateStatuses)),
  /** From which day this way of paying holds, or null. */
  Effective_Date: dayOrNull,
  /** The first of the first month that is due on this debit day; months before it were overdue and keep their day. An addition. */
  Debit_Day_From: v.optional(dayOrNull),
  /** The debit day before it, or null. */
  Previous_Debit_Day: v.optional(v.nullable(count)),
  /** Goes up by one with every change. */
  Version: count,
});

/** What a customer may choose: salary deduction is arranged by phone. */
export const chosenPaymentMethods = ['DEBIT_ORDER', 'PAYAT', 'EFT'] as const;

export const paymentMethodEntries = {
  /** How premiums are to be paid. */
  Payment_Method: v.picklist(chosenPaymentMethods, 'Select the payment method'),
  /** The day of the month for a debit order, 1 to 30; else null. */
  Debit_Day: v.nullish(debitDay, null),
};

/** A debit order needs its day. */
const debitDayRule: Rule<{ Payment_Method: string; Debit_Day: number | null }> = ({ Payment_Method, Debit_Day }) =>
  Payment_Method === 'DEBIT_ORDER' && Debit_Day === null
    ? [{ field: 'Debit_Day', message: 'Select the debit day' }]
    : [];

export const PaymentMethodInputSchema = v.pipe(written(paymentMethodEntries), obeys(debitDayRule));

export const UpdatePaymentMethodSchema = v.pipe(
  written({
    ...paymentMethodEntries,
    /** The way of paying that is changed; may be left out. */
    id: v.optional(reference('Name the record')),
    /** The version that was read; left out, the record is taken as it stands. */
    Version: updateEntries.Version,
    /** The one-time PIN of the policyholder; null from staff. */
    otp: optionalOtp,
  }),
  obeys(debitDayRule),
);
export type UpdatePaymentMethod = v.InferInput<typeof UpdatePaymentMethodSchema>;
