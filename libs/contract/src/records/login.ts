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
export const LoginSchema = written({ otp: requiredOtp, policyNumber: policyNumberField });
export type Login = v.InferInput<typeof LoginSchema>;

export const TokensSchema = v.object({ accessToken: text, refreshToken: text });
export type Tokens = v.InferOutput<typeof TokensSchema>;

const signInAgain = 'Sign in again';
export const RefreshSchema = written({ refreshToken: v.pipe(v.string(signInAgain), v.regex(/^[!-~]+$/, signInAgain)) });

/** The policy that the session now remembers. */
export const SelectedPolicySchema = v.object({ policyNumber: text });

export const SignedOutSchema = v.object({ signedOut: v.literal(true) });

/** The answer to a request for a PIN: the same for policies that exist and policies that do not. Seconds. */
export const OtpSentSchema = v.object({ expiresInSeconds: count, resendAfterSeconds: count });
export type OtpSent = v.InferOutput<typeof OtpSentSchema>;

/** Anything but the word true sends nothing. */
export const TriggerLoginOtpQuerySchema = v.object({
  shouldSendOtp: v.pipe(
    v.optional(v.fallback(v.string(), ''), ''),
    v.transform((answer) => answer === 'true'),
  ),
});
