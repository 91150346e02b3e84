import { pinLockMinutes } from '@portal/domain';
import { type Failure, failure } from './failure';
import { applicationExists, duplicate, pendingChangeExists } from './shown-refusals';

/** Every code of a failed answer: its HTTP status and what it says unless the rule that refuses says more. */
export const errorCodes = {
  BAD_REQUEST: { status: 400, message: 'The request could not be read' },
  INVALID_OTP: { status: 400, message: 'The one-time PIN is incorrect or has expired.' },
  UNKNOWN_FIELD: { status: 400, message: 'The request has a field that is not known' },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  FORBIDDEN: { status: 403, message: 'You do not have access to this' },
  POLICY_NOT_OPENED: { status: 403, message: 'Open this policy first, under Servicing.' },
  NOT_A_CUSTOMER: { status: 403, message: 'This is for customers only' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Method not allowed' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
  CONFLICT: { status: 409, message: 'This cannot be done now' },
  INVALID_STATUS: { status: 409, message: 'The status of the policy does not allow this' },
  PENDING_CHANGE_EXISTS: {
    status: 409,
    message: pendingChangeExists,
  },
  STALE_VERSION: { status: 409, message: 'This record was changed by someone else. Refresh and try again.' },
  DUPLICATE: { status: 409, message: duplicate },
  SPOUSE_EXISTS: {
    status: 409,
    message: 'There is already a spouse on this policy. Add another spouse as an extended member.',
  },
  QUOTE_EXPIRED: { status: 409, message: 'This quote has expired. Request a new one.' },
  SAME_PRODUCT: { status: 409, message: 'You are already on this plan.' },
  BANKING_DETAILS_REQUIRED: { status: 409, message: 'Add your banking details first' },
  APPLICATION_EXISTS: { status: 409, message: applicationExists },
  ACTION_NOT_PENDING: { status: 409, message: 'This change has already been dealt with.' },
  TAKEN: { status: 409, message: 'Somebody else is working on this request.' },
  RECORD_UNUSABLE: {
    status: 409,
    message: 'There is a mistake in our record of this policy, so it cannot be changed now. Please call 086 000 7580.',
  },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, message: 'This request is already being handled' },
  ACTION_EXPIRED: { status: 410, message: 'This request has expired. Please submit the change again.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the request as JSON' },
  VALIDATION_ERROR: { status: 422, message: 'Some details are not valid' },
  CALLER_NOT_VERIFIED: {
    status: 422,
    message: 'What the caller said does not match the policy. Do not say which answer was wrong.',
  },
  ACCOUNT_VERIFICATION_FAILED: { status: 422, message: 'The account number is not valid for this bank' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This request was sent before with other details' },
  LOCKED: { status: 423, message: `Too many attempts. Please try again in ${pinLockMinutes} minutes.` },
  OTP_LIMIT: { status: 429, message: 'You have requested too many PINs. Please try again later.' },
  RATE_LIMIT: { status: 429, message: 'Too many requests. Please try again later.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Internal server error' },
  NOT_AVAILABLE: { status: 501, message: 'This is not available yet.' },
  PROVIDER_UNAVAILABLE: { status: 503, message: 'This service is not available now. Please try again later.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** Sentences that stand in for a code's own where the rules name them (docs/domain/changes.md#r7-3, docs/domain/conduct.md#r8-3). */
export const refusals = {
  wrongSignIn: 'The policy number or one-time PIN is incorrect.',
  noStaffGroup: 'You do not have access to service policies.',
} as const;

/** A refusal with the status of its code. */
export const refuse = (code: ErrorCode, message: string = errorCodes[code].message): Failure =>
  failure(errorCodes[code].status, code, message);
