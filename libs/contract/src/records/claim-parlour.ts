import * as v from 'valibot';
import { requiredOtp } from '../fields/otp';
import { rand, text } from '../fields/plain';
import { requiredText } from '../fields/text';
import { typedRand } from '../fields/typed-rand';
import { written } from '../fields/written';
import { payeeAccountEntries, PayeeAccountSchema } from './claim-account';
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

/* @__NO_SIDE_EFFECTS__ */
const shortText = (required: string, max: number) =>
  requiredText({ required, max, long: `This must be ${max} characters or less` });

/** The parlour, what its invoice comes to, and its business account. */
export const parlourEntries = {
  /** What it is called, at most 60 characters. */
  name: shortText('Enter the name of the parlour', 60),
  /** The number under which it is registered, at most 20 characters. */
  registrationNumber: shortText('Enter the registration number', 20),
  /** What its invoice comes to, rand. */
  invoiceAmount: typedRand(0.01),
  ...payeeAccountEntries,
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
