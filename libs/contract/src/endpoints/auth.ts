import { anybody, customersOnly, endpoint, signedIn } from '../endpoint';
import {
  LoginSchema,
  OtpSentSchema,
  RefreshSchema,
  SelectedPolicySchema,
  SignedOutSchema,
  TokensSchema,
  TriggerLoginOtpQuerySchema,
} from '../records/login';
import { WhoAmISchema } from '../records/who-am-i';

/** Signing in and out. Its own module, because the sign-in page loads these rows and no others. */
export const authEndpoints = {
  triggerLoginOtp: endpoint('POST /auth/trigger-login-otp/{policyNumber}', {
    summary: 'Send a one-time PIN for signing in; the answer is the same whether the policy exists or not',
    callers: anybody,
    query: TriggerLoginOtpQuerySchema,
    reply: OtpSentSchema,
    errors: ['OTP_LIMIT', 'LOCKED'],
  }),
  login: endpoint('POST /auth/login', {
    summary: 'Sign a customer in with a policy number and a one-time PIN',
    callers: anybody,
    body: LoginSchema,
    reply: TokensSchema,
    errors: ['INVALID_OTP', 'LOCKED'],
    isAddition: true,
  }),
  logout: endpoint('POST /auth/logout', {
    summary: 'End the session of the caller',
    callers: signedIn,
    reply: SignedOutSchema,
  }),
  whoAmI: endpoint('GET /auth/whoami', {
    summary: 'Who the signed-in customer is; staff are refused',
    callers: signedIn,
    reply: WhoAmISchema,
    errors: ['NOT_A_CUSTOMER'],
  }),
  selectPolicy: endpoint('POST /auth/select-policy/{policyNumber}', {
    summary: 'Remember the policy on screen for this session, so that a reload comes back to it',
    callers: customersOnly,
    reply: SelectedPolicySchema,
    isAddition: true,
  }),
  refreshToken: endpoint('POST /auth/refresh-token', {
    summary: 'Exchange a refresh token for new tokens',
    callers: anybody,
    body: RefreshSchema,
    reply: TokensSchema,
    errors: ['UNAUTHORIZED'],
  }),
};
