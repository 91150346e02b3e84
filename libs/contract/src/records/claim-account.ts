import * as v from 'valibot';
import { accountHolders, accountTypes } from '@portal/domain';
import { oneOf } from '../fields/choice';
import { requiredOtp } from '../fields/otp';
import { instantOrNull, text, textOrNull, yesNo } from '../fields/plain';
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

/** The same of a part of a claim, which may be that of a child (docs/domain/claims.md#c6-1). */
export const PartAccountSchema = v.object({
  ...PayeeAccountSchema.entries,
  /** When whoever speaks for a child said that they use the money in their own account for the child; null: it is no such account. */
  forChildDeclaredAt: instantOrNull,
});
export type PartAccount = v.InferOutput<typeof PartAccountSchema>;

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
  /** Whose account it is where a child is paid: PAYEE, the child’s own, or REPRESENTATIVE, that of whoever speaks for the child; null for anybody else. */
  holder: v.optional(v.nullable(v.picklist(accountHolders, 'Choose whose account it is')), null),
  /** "I will use this money for the child": required where the account is of whoever speaks for a child. */
  willUseForChild: v.optional(v.boolean('Confirm that you will use this money for the child'), false),
  /** The one-time PIN from the text message, purpose PAYEE_ACCOUNT. */
  otp: requiredOtp,
  /** The version of the claim that was read. */
  version: claimVersion,
});
