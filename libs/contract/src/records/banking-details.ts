import * as v from 'valibot';
import { accountHolderRelationships, accountTypes, bankNames } from '../codes';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { documented } from '../fields/documented';
import { optionalOtp } from '../fields/otp';
import { count, dayOrNull, instantOrNull, key, text, textOrNull } from '../fields/plain';
import { recordEntries, updateEntries } from '../fields/server';
import { requiredText } from '../fields/text';
import { written } from '../fields/written';
import { mandateStatuses, verificationStatuses } from '../wire-codes';

const dayNeeded = 'Select a debit day';
export const debitDay = v.pipe(
  v.number(dayNeeded),
  documented({ minimum: 1, maximum: 30 }),
  v.integer(dayNeeded),
  v.minValue(1, dayNeeded),
  v.maxValue(30, dayNeeded),
);

const holderName = requiredText({
  required: 'Account holder name is required',
  min: 2,
  short: 'Account holder name is not valid',
  max: 60,
  long: 'Account holder name is not valid',
  pattern: /^[\p{L} \-'.&]+$/u,
  wrong: 'Account holder name is not valid',
});

const digitsOnly = 'Account number may contain only digits';
const accountNumber = v.pipe(
  v.string('Account number is required'),
  documented({ pattern: '^\\d+$', maxLength: 20 }),
  v.transform((number) => number.replace(/\s+/g, '')),
  v.nonEmpty('Account number is required'),
  v.regex(/^\d+$/, digitsOnly),
  v.maxLength(20, 'Account number is not valid'),
);

const holderId = v.pipe(
  v.nullish(v.string(), null),
  v.transform((number) => number?.replace(/\s+/g, '') || null),
);

const rows = {
  Account_Holder_Name: both(text, holderName),
  Account_Holder_Relationship: choice(accountHolderRelationships, "Select the account holder's relationship to you"),
  /** Masked when read. */
  Account_Holder_Id_Number: both(textOrNull, holderId),
  Bank_Name: choice(bankNames, 'Select a bank'),
  /** Text: 051001 keeps its zero. */
  Branch_Code: both(text, v.pipe(v.string('Branch code does not match the bank'), v.trim())),
  Account_Type: choice(accountTypes, 'Select an account type'),
  /** In full when written, never in full when read. */
  Account_Number: both(text, accountNumber),
  Debit_Day: both(count, debitDay),
};

/** Where premiums are collected, as read (domain rules 9.14). */
export const BankingDetailsSchema = v.object({
  ...readEntries(rows),
  ...recordEntries,
  Verification_Status: v.picklist(verificationStatuses),
  Verification_Message: textOrNull,
  Verified_At: instantOrNull,
  /** The first collection from this account. */
  Effective_Date: dayOrNull,
  Mandate_Status: v.nullable(v.picklist(mandateStatuses)),
});
export type BankingDetails = v.InferOutput<typeof BankingDetailsSchema>;

export const bankingDetailsEntries = {
  ...writtenEntries(rows),
  Authorisation: v.literal(true, 'Please authorise us to collect your premium from this account'),
};

/** Banking details of a new policy, as a form collects them. */
export const BankingDetailsInputSchema = written(bankingDetailsEntries);
export type BankingDetailsInput = v.InferInput<typeof BankingDetailsInputSchema>;

/** A new account or debit day: always all of it, because account numbers are never given back. */
export const UpdateBankingDetailsSchema = written({
  ...bankingDetailsEntries,
  id: v.optional(key),
  Version: updateEntries.Version,
  otp: optionalOtp,
});
export type UpdateBankingDetails = v.InferInput<typeof UpdateBankingDetailsSchema>;
