import * as v from 'valibot';
import { paymentMethods } from '../codes';
import { optionalOtp } from '../fields/otp';
import { count, dayOrNull, key, randOrNull, text } from '../fields/plain';
import { updateEntries } from '../fields/server';
import { written } from '../fields/written';
import { mandateStatuses } from '../wire-codes';
import { debitDay } from './banking-details';

/** Where an EFT goes. */
export const EftAccountSchema = v.object({
  Bank_Name: text,
  Account_Name: text,
  Account_Number: text,
  Branch_Code: text,
  Reference: text,
});
export type EftAccount = v.InferOutput<typeof EftAccountSchema>;

/** How the premium is paid, as read (domain rules 9.15). */
export const PaymentMethodSchema = v.object({
  id: key,
  Payment_Method: v.picklist(paymentMethods),
  Debit_Day: v.nullable(count),
  Payat_Reference_Number: text,
  /** The same digits, for the barcode. */
  Payat_Barcode_Value: text,
  EftAccount: v.nullable(EftAccountSchema),
  Next_Collection_Date: dayOrNull,
  Next_Collection_Amount: randOrNull,
  Mandate_Status: v.nullable(v.picklist(mandateStatuses)),
  Effective_Date: dayOrNull,
  Version: count,
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;

/** What a customer may choose: salary deduction is arranged by phone. */
export const chosenPaymentMethods = ['DEBIT_ORDER', 'PAYAT', 'EFT'] as const;

export const paymentMethodEntries = {
  Payment_Method: v.picklist(chosenPaymentMethods, 'Select a payment method'),
  Debit_Day: v.nullish(debitDay, null),
};

export const PaymentMethodInputSchema = written(paymentMethodEntries);
export type PaymentMethodInput = v.InferInput<typeof PaymentMethodInputSchema>;

export const UpdatePaymentMethodSchema = written({
  ...paymentMethodEntries,
  id: v.optional(key),
  Version: updateEntries.Version,
  otp: optionalOtp,
});
export type UpdatePaymentMethod = v.InferInput<typeof UpdatePaymentMethodSchema>;
