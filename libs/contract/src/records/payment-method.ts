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
  Bank_Name: text,
  Account_Name: text,
  Account_Number: text,
  Branch_Code: text,
  Reference: text,
});
export type EftAccount = v.InferOutput<typeof EftAccountSchema>;

/** How the premium is paid, as read (docs/domain/records.md#r9-15). */
export const PaymentMethodSchema = v.object({
  id: key,
  Payment_Method: oneOf(paymentMethods),
  Debit_Day: v.nullable(count),
  Payat_Reference_Number: text,
  /** The same digits, for the barcode. */
  Payat_Barcode_Value: text,
  EftAccount: v.nullable(EftAccountSchema),
  Next_Collection_Date: dayOrNull,
  Next_Collection_Amount: randOrNull,
  Mandate_Status: v.nullable(v.picklist(mandateStatuses)),
  Effective_Date: dayOrNull,
  /** The first of the first month that is due on this debit day; months before it were overdue and keep their day. An addition. */
  Debit_Day_From: v.optional(dayOrNull),
  Previous_Debit_Day: v.optional(v.nullable(count)),
  Version: count,
});

/** What a customer may choose: salary deduction is arranged by phone. */
export const chosenPaymentMethods = ['DEBIT_ORDER', 'PAYAT', 'EFT'] as const;

export const paymentMethodEntries = {
  Payment_Method: v.picklist(chosenPaymentMethods, 'Select the payment method'),
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
    id: v.optional(reference('Name the record')),
    Version: updateEntries.Version,
    otp: optionalOtp,
  }),
  obeys(debitDayRule),
);
export type UpdatePaymentMethod = v.InferInput<typeof UpdatePaymentMethodSchema>;
