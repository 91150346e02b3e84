import * as v from 'valibot';
import { requiredOtp } from '../fields/otp';
import { rand, text } from '../fields/plain';
import { requiredText } from '../fields/text';
import { wholeCents } from '../fields/whole-cents';
import { written } from '../fields/written';
import { bankingDetailsEntries } from './banking-details';
import { PayeeAccountSchema } from './claim-account';
import { claimVersion } from './claim-document';

/** A funeral parlour that whoever is paid has chosen to be paid from the own part (docs/domain/claims.md#c6-1). */
export const FuneralParlourSchema = v.object({
  /** What it is called. */
  name: text,
  /** The number under which it is registered. */
  registrationNumber: text,
  /** What its invoice comes to, rand: it is paid no more than that. */
  invoiceAmount: rand,
  /** Its business account. */
  account: PayeeAccountSchema,
});
export type FuneralParlour = v.InferOutput<typeof FuneralParlourSchema>;

const amountWrong = 'Enter what the invoice comes to, in rand';
const registrationWrong = 'Registration number must only include letters, numbers, spaces, hyphens and slashes';

/** The parlour, what its invoice comes to, and its business account. */
export const parlourEntries = {
  /** What it is called, 2 to 60 characters. */
  name: requiredText({
    required: 'Enter the name of the funeral parlour',
    min: 2,
    max: 60,
    long: 'The name must be 60 characters or less',
  }),
  /** The number under which it is registered, 4 to 20 letters, numbers, spaces, hyphens and slashes. */
  registrationNumber: requiredText({
    required: 'Enter the registration number of the funeral parlour',
    min: 4,
    max: 20,
    long: 'The registration number must be 20 characters or less',
    test: (number) => /^[A-Za-z0-9 /-]+$/.test(number),
    wrong: registrationWrong,
  }),
  /** What its invoice comes to, rand. */
  invoiceAmount: v.pipe(
    v.number(amountWrong),
    v.minValue(0.01, amountWrong),
    v.maxValue(1_000_000, 'Check the amount of the invoice'),
    v.check(wholeCents, amountWrong),
  ),
  /** Whose account it is, as the bank has it, 2 to 60 letters, spaces, hyphens, apostrophes, full stops and &. */
  Account_Holder_Name: bankingDetailsEntries.Account_Holder_Name,
  /** The bank, one of the list that the service keeps. */
  Bank_Name: bankingDetailsEntries.Bank_Name,
  /** The universal branch code of the bank, 6 digits; text, because 051001 keeps its zero. */
  Branch_Code: bankingDetailsEntries.Branch_Code,
  /** The kind of account. */
  Account_Type: bankingDetailsEntries.Account_Type,
  /** The account number in full, digits only. */
  Account_Number: bankingDetailsEntries.Account_Number,
};

/** What a funeral parlour is paid from the own part, with the PIN that confirms it; no parlour: everything goes to whoever asks. */
export const SetFuneralParlourSchema = written({
  /** The parlour; null takes back what was asked for. */
  parlour: v.nullable(written(parlourEntries)),
  /** The one-time PIN from the text message, purpose PAYEE_ACCOUNT. */
  otp: requiredOtp,
  /** The version of the claim that was read. */
  version: claimVersion,
});
