import { pinLockMinutes } from '@portal/domain';
import { type Failure, failure } from './failure';
import { applicationExists, duplicate, pendingChangeExists } from './shown-refusals';

/** Every code of a failed answer by its HTTP status, and what it says unless the rule that refuses says more. */
const sentences = {
  400: {
    BAD_REQUEST: 'The request could not be read',
    INVALID_OTP: 'The one-time PIN is incorrect or has expired.',
    INVALID_NEW_NUMBER_OTP: 'The one-time PIN sent to the new number is incorrect or has expired.',
    UNKNOWN_FIELD: 'The request has a field that is not known',
  },
  401: {
    UNAUTHORIZED: 'Unauthorized',
  },
  403: {
    FORBIDDEN: 'You do not have access to this',
    POLICY_NOT_OPENED: 'Open this policy first, under Servicing.',
    NOT_A_CUSTOMER: 'This is for customers only',
    CONFLICT_OF_INTEREST: 'You cannot work on this claim.',
  },
  404: {
    NOT_FOUND: 'Not found',
  },
  405: {
    METHOD_NOT_ALLOWED: 'Method not allowed',
  },
  408: {
    REQUEST_TIMEOUT: 'The request took too long to arrive',
  },
  409: {
    CONFLICT: 'This cannot be done now',
    INVALID_STATUS: 'The status of the policy does not allow this',
    PENDING_CHANGE_EXISTS: pendingChangeExists,
    STALE_VERSION: 'This record was changed by someone else. Refresh and try again.',
    DUPLICATE: duplicate,
    SPOUSE_EXISTS: 'There is already a spouse on this policy. Add another spouse as an extended member.',
    QUOTE_EXPIRED: 'This quote has expired. Request a new one.',
    SAME_PRODUCT: 'You are already on this plan.',
    BANKING_DETAILS_REQUIRED: 'Add your banking details first',
    APPLICATION_EXISTS: applicationExists,
    ACTION_NOT_PENDING: 'This change has already been dealt with.',
    TAKEN: 'Somebody else is working on this request.',
    RECORD_UNUSABLE:
      'There is a mistake in our record of this policy, so it cannot be changed now. Please call 086 000 7580.',
    IDEMPOTENCY_IN_PROGRESS: 'This request is already being handled',
    CLAIM_EXISTS: 'There is already a claim for this person.',
    NOT_POSSIBLE: 'This is not possible.',
  },
  410: {
    ACTION_EXPIRED: 'This request has expired. Please submit the change again.',
  },
  413: {
    PAYLOAD_TOO_LARGE: 'The request is too large',
  },
  415: {
    UNSUPPORTED_MEDIA_TYPE: 'Send the request as JSON',
  },
  422: {
    VALIDATION_ERROR: 'Some details are not valid',
    CALLER_NOT_VERIFIED: 'What the caller said does not match the policy. Do not say which answer was wrong.',
    ACCOUNT_VERIFICATION_FAILED: 'The account number is not valid for this bank',
    IDEMPOTENCY_MISMATCH: 'This request was sent before with other details',
    LETTER_INCOMPLETE: 'The letter is not complete.',
    LAPSE_NOT_PROVEN: 'We cannot show that we warned of this lapse, so it is no reason to refuse the claim.',
    ACCOUNT_IN_OTHER_NAME: 'We can pay only into your own account.',
  },
  423: {
    LOCKED: `Too many attempts. Please try again in ${pinLockMinutes} minutes.`,
  },
  429: {
    OTP_LIMIT: 'You have requested too many PINs. Please try again later.',
    RATE_LIMIT: 'Too many requests. Please try again later.',
  },
  500: {
    INTERNAL_SERVER_ERROR: 'Internal server error',
  },
  501: {
    NOT_AVAILABLE: 'This is not available yet.',
  },
  503: {
    PROVIDER_UNAVAILABLE: 'This service is not available now. Please try again later.',
  },
} as const;
type Sentences = typeof sentences;

export type ErrorCode = { [Status in keyof Sentences]: keyof Sentences[Status] }[keyof Sentences];

/** Every code of a failed answer: its HTTP status and what it says. */
export const errorCodes = /* @__PURE__ */ codesOfAll(sentences);

function codesOfAll(all: Readonly<Record<number, Readonly<Record<string, string>>>>) {
  const rows = Object.entries(all).flatMap(([status, codes]) =>
    Object.entries(codes).map(([code, message]) => [code, { status: Number(status), message }]),
  );
  return Object.fromEntries(rows) as Readonly<Record<ErrorCode, { readonly status: number; readonly message: string }>>;
}

/** Sentences that stand in for a code's own where the rules name them (docs/domain/changes.md#r7-3, docs/domain/conduct.md#r8-3). */
export const refusals = {
  wrongSignIn: 'The policy number or one-time PIN is incorrect.',
  noStaffGroup: 'You do not have access to service policies.',
} as const;

/** A refusal with the status of its code. */
export const refuse = (code: ErrorCode, message: string = errorCodes[code].message): Failure =>
  failure(errorCodes[code].status, code, message);
