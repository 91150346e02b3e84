import { claimantsOnly } from '../claimant-callers';
import { anybody, endpoint } from '../endpoint';
import { ClaimantOtpSchema, ClaimLoginSchema, ClaimOtpSchema, ClaimTokensSchema } from '../records/claim-sign-in';
import { OtpSentSchema, RefreshSchema, SignedOutSchema, TokensSchema } from '../records/login';

const isAddition = true;

/** How somebody who claims and has no policy of their own signs in, to one claim. Its session is never the policyholder's. */
export const claimSignInAdditions = {
  triggerClaimOtp: endpoint('POST /claims/trigger-otp', {
    summary: 'Send a one-time PIN to somebody who claims; the answer is the same whether there is such a claim or not',
    callers: anybody,
    body: ClaimOtpSchema,
    reply: OtpSentSchema,
    errors: ['OTP_LIMIT', 'LOCKED'],
    isAddition,
  }),
  claimLogin: endpoint('POST /claims/login', {
    summary: 'Sign somebody in to a claim with what names it, the own number and a one-time PIN',
    callers: anybody,
    body: ClaimLoginSchema,
    reply: ClaimTokensSchema,
    errors: ['INVALID_OTP', 'LOCKED'],
    isAddition,
  }),
  refreshClaimToken: endpoint('POST /claims/refresh-token', {
    summary: 'Exchange the refresh token of a claim for new tokens',
    callers: anybody,
    body: RefreshSchema,
    reply: TokensSchema,
    errors: ['UNAUTHORIZED'],
    isAddition,
  }),
  claimLogout: endpoint('POST /claims/logout', {
    summary: 'End the session of somebody who claims',
    callers: claimantsOnly,
    reply: SignedOutSchema,
    isAddition,
  }),
  triggerClaimantOtp: endpoint('POST /claims/{reference}/trigger-otp', {
    summary:
      'Send somebody who claims the PIN that confirms where they are paid, or that they take over the policy, to the number they signed in with',
    callers: claimantsOnly,
    body: ClaimantOtpSchema,
    reply: OtpSentSchema,
    errors: ['OTP_LIMIT', 'LOCKED', 'NOT_FOUND'],
    isAddition,
  }),
};
