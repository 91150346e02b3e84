import * as v from 'valibot';
import { accountTypes } from '@portal/domain';
import { oneOf } from '../fields/choice';
import { requiredOtp } from '../fields/otp';
import { text, textOrNull, yesNo } from '../fields/plain';
import { written } from '../fields/written';
import { verificationStatuses } from '../wire-codes';
import { bankingDetailsEntries } from './banking-details';
import { claimVersion } from './claim-document';

/** The account into which somebody is paid, as it may be read (docs/domain/claims.md#c6-2). */
export const PayeeAccountSchema = v.object({
  /** Whose account it is, as the bank has it. */
  Account_Holder_Name: text,
  /** The bank. */
  Bank_Name: text,
  /** The universal branch code of the bank, 6 digits. */
  Branch_Code: text,
  /** The kind of account. */
  Account_Type: oneOf(accountTypes),
  /** The account number, masked. */
  Account_Number: text,
  /** Whether the bank confirmed the account. */
  Verification_Status: v.picklist(verificationStatuses),
  /** What the bank said about it, for people to read; null when it said nothing. */
  Verification_Message: textOrNull,
  /** It was changed after the claim was approved: an administrator looks at it before anything is paid into it. */
  waitsForAdministrator: yesNo,
});
export type PayeeAccount = v.InferOutput<typeof PayeeAccountSchema>;

/** The own account of whoever is paid: banking details without a debit day and a mandate. */
export const payeeAccountEntries = {
  /** Whose account it is, as the bank has it: the own name, 2 to 60 letters, spaces, hyphens, apostrophes, full stops and &. */
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

/** Where to pay, with the PIN that confirms it. Whether bank, branch and number go together is `bankAccountRule`. */
export const SetPayeeAccountSchema = written({
  ...payeeAccountEntries,
  /** The one-time PIN from the text message, purpose PAYEE_ACCOUNT. */
  otp: requiredOtp,
  /** The version of the claim that was read. */
  version: claimVersion,
});
