import { checkPolicyNumber } from '@portal/domain';
import * as v from 'valibot';
import { checked } from '../fields/checked';
import { documented } from '../fields/documented';
import { requiredOtp } from '../fields/otp';
import { count, text } from '../fields/plain';
import { written } from '../fields/written';

/** As people type it: trimmed and in capitals. */
export const policyNumberField = v.pipe(
  v.string('Enter the policy number'),
  documented({ pattern: '^[A-Za-z0-9]{6,15}$' }),
  checked(checkPolicyNumber),
);

/** What a customer signs in with (docs/domain/records.md#r9-4). */
export const LoginSchema = written({
  /** The one-time PIN from the text message. */
  otp: requiredOtp,
  /** The policy to sign in with, 6 to 15 letters and digits. */
  policyNumber: policyNumberField,
});
export type Login = v.InferInput<typeof LoginSchema>;

export const TokensSchema = v.object({
  /** Goes into the Authorization header of every call; short-lived. */
  accessToken: text,
  /** Exchanged once for new tokens when the access token has run out. */
  refreshToken: text,
});
export type Tokens = v.InferOutput<typeof TokensSchema>;

const signInAgain = 'Sign in again';
export const RefreshSchema = written({
  /** The newest refresh token of this session. */
  refreshToken: v.pipe(v.string(signInAgain), v.regex(/^[!-~]+$/, signInAgain)),
});

/** The policy that the session now remembers. */
export const SelectedPolicySchema = v.object({
  /** The policy on screen from now on. */
  policyNumber: text,
});

export const SignedOutSchema = v.object({
  /** True: the session has ended. */
  signedOut: v.literal(true),
});

/** The answer to a request for a PIN: the same for policies that exist and policies that do not. Seconds. */
export const OtpSentSchema = v.object({
  /** So long the PIN can be used. */
  expiresInSeconds: count,
  /** After so long another one can be asked for. */
  resendAfterSeconds: count,
});
export type OtpSent = v.InferOutput<typeof OtpSentSchema>;

/** Anything but the word true sends nothing. */
export const TriggerLoginOtpQuerySchema = v.object({
  /** `false` asks only for the times and sends nothing. */
  shouldSendOtp: v.pipe(
    v.optional(v.fallback(v.string(), ''), ''),
    v.transform((answer) => answer === 'true'),
  ),
});
