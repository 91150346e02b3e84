import * as v from 'valibot';
import { givenText, reference } from '../fields/given';
import { accountHolderRelationships, accountTypes, checkIdNumber, type PlainDate } from '@portal/domain';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { documented } from '../fields/documented';
import { optionalOtp } from '../fields/optional-otp';
import { count, dayOrNull, instantOrNull, text, textOrNull } from '../fields/plain';
import { obeys, refusal, type Rule } from '../fields/rules';
import { recordEntries, updateEntries } from '../fields/server';
import { optionalCode, requiredText } from '../fields/text';
import { written } from '../fields/written';
import { uploads } from './file-payload';
import { anyDay } from '../identity-rules';
import { mandateStatuses, verificationStatuses } from '../wire-codes';

const dayNeeded = 'Select the debit day';
export const debitDay = v.pipe(
  v.number(dayNeeded),
  documented({ minimum: 1, maximum: 30 }),
  v.integer(dayNeeded),
  v.minValue(1, dayNeeded),
  v.maxValue(30, dayNeeded),
);

const holderName = requiredText({
  required: 'Enter the account holder’s name',
  min: 2,
  short: 'Account holder name must be 2 characters or more',
  max: 60,
  long: 'Account holder name must be 60 characters or less',
  test: (holder) => /^[\p{L} \-'.&]+$/u.test(holder),
  wrong: 'Account holder name must only include letters, spaces, hyphens, apostrophes, full stops and &',
});

const branchWrong = 'Branch code does not match the bank';
const digitsOnly = 'Account number must only include numbers';
const accountNumber = v.pipe(
  givenText('Enter the account number'),
  documented({ pattern: '^\\d+$', maxLength: 20 }),
  v.transform((number) => number.replace(/\s+/g, '')),
  v.nonEmpty('Enter the account number'),
  v.regex(/^\d+$/, digitsOnly),
  v.maxLength(20, 'Account number must be 20 digits or less'),
  v.check((digits) => !/^(\d)\1*$/.test(digits), 'Check the account number: it is one digit over and over'),
);

const rows = {
  /** Whose account it is, as the bank has it: 2 to 60 letters, spaces, hyphens, apostrophes, full stops and &. */
  Account_Holder_Name: both(text, holderName),
  /** Who the account holder is to the main member. */
  Account_Holder_Relationship: choice(accountHolderRelationships, "Select the account holder's relationship to you"),
  /** The ID number of the account holder, when that is somebody else; masked when read. */
  Account_Holder_Id_Number: both(textOrNull, optionalCode),
  /** The bank, one of the list that the service keeps. */
  Bank_Name: both(text, v.pipe(givenText('Select the bank'), v.trim(), v.nonEmpty('Select the bank'))),
  /** The universal branch code of the bank, 6 digits; text, because 051001 keeps its zero. */
  Branch_Code: both(text, v.pipe(givenText(branchWrong), v.trim(), v.regex(/^\d{6}$/, branchWrong))),
  /** The kind of account. */
  Account_Type: choice(accountTypes, 'Select the account type'),
  /** The account number, digits only; in full when written, never in full when read. */
  Account_Number: both(text, accountNumber),
  /** The day of the month on which premiums are collected, 1 to 30. */
  Debit_Day: both(count, debitDay),
};

/** Where premiums are collected, as read (docs/domain/records.md#r9-14). */
export const BankingDetailsSchema = v.object({
  ...readEntries(rows),
  ...recordEntries,
  /** Whether the bank confirmed the account. */
  Verification_Status: v.picklist(verificationStatuses),
  /** What the bank said about it, for people to read; null when it said nothing. */
  Verification_Message: textOrNull,
  /** When it was confirmed, or null. */
  Verified_At: instantOrNull,
  /** The day of the first collection from this account. */
  Effective_Date: dayOrNull,
  /** Where the debit order mandate for it stands; null when there is none. */
  Mandate_Status: v.nullable(v.picklist(mandateStatuses)),
});
export type BankingDetails = v.InferOutput<typeof BankingDetailsSchema>;

export const bankingDetailsEntries = {
  ...writtenEntries(rows),
  /** True: the account holder lets us collect the premium. */
  Authorisation: v.literal(true, 'Confirm that we may collect your premium from this account'),
};

interface Holder {
  Account_Holder_Relationship: string;
  Account_Holder_Id_Number: string | null;
}

/** Somebody else's account needs their ID number. On `anyDay` what is refused is refused on every day. */
const holderRuleOn =
  (today: PlainDate): Rule<Holder> =>
  ({ Account_Holder_Relationship: relationship, Account_Holder_Id_Number: number }) =>
    relationship === undefined || number === undefined || (relationship === 'SELF' && number === null)
      ? []
      : refusal('Account_Holder_Id_Number', checkIdNumber(number ?? '', today));
const holderRule = holderRuleOn(anyDay);

/** Banking details of a new policy, as a form collects them. */
export const BankingDetailsInputSchema = v.pipe(written(bankingDetailsEntries), obeys(holderRule));

/** A new account or debit day: always all of it, because account numbers are never given back. */
export const UpdateBankingDetailsSchema = v.pipe(
  written({
    ...bankingDetailsEntries,
    /** The banking details that are replaced; may be left out. */
    id: v.optional(reference('Name the record')),
    /** The version that was read; left out, the record is taken as it stands. */
    Version: updateEntries.Version,
    /** The one-time PIN of the policyholder; null from staff. */
    otp: optionalOtp,
    /** A stamped statement or letter of the bank, when the account could not be verified (docs/domain/conduct.md#r8-4). */
    Documents: uploads,
  }),
  obeys(holderRule),
);
export type UpdateBankingDetails = v.InferInput<typeof UpdateBankingDetailsSchema>;

/** The same body with the rules of the day. Whether bank, branch and number go together is `bankAccountRule`. */
export const bankingDetailsUpdate = (today: PlainDate) =>
  v.pipe(UpdateBankingDetailsSchema, obeys(holderRuleOn(today)));
