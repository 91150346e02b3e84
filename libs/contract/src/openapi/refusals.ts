import { callersOf } from '../callers';
import { type Endpoint } from '../endpoint';
import { type ErrorCode } from '../error-codes';
import { ChangeSchema } from '../records/change';

/** When a call is refused with a code. What the answer then says is the code's sentence, or more where a rule knows more. */
export const refusedWhen: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'The request cannot be read: no JSON object, a broken path, or a change that changes nothing.',
  INVALID_OTP: 'The one-time PIN is wrong, was used, has expired, or was sent for something else; or there is none.',
  INVALID_NEW_NUMBER_OTP:
    'The same of the PIN that proves a new cellphone number; the one to the number on record is right.',
  UNKNOWN_FIELD: 'The body has a field that the call does not take.',
  UNAUTHORIZED: 'There is no token or signature, or it has expired, was revoked or is not ours.',
  FORBIDDEN: 'The caller is known and may not do this.',
  POLICY_NOT_OPENED: 'A member of staff asks about a policy that they have not opened under Servicing.',
  NOT_A_CUSTOMER: 'A member of staff asks what only customers are told.',
  NOT_FOUND: 'What the path or the body names does not exist, or is not the caller’s: the two are answered alike.',
  METHOD_NOT_ALLOWED: 'The path takes other methods.',
  REQUEST_TIMEOUT: 'The body took too long to arrive. Send it again.',
  CONFLICT: 'A rule about the policy as a whole stands against it, or somebody was faster; the sentence says which.',
  INVALID_STATUS: 'The policy, the person or the payment is in a status that does not allow it.',
  PENDING_CHANGE_EXISTS: 'Somebody else’s change of the same record, or a change of plan, waits for a decision.',
  STALE_VERSION: 'The record was changed since it was read. Read it again and send the change with its new version.',
  DUPLICATE: 'The person or the benefit is on the policy already.',
  SPOUSE_EXISTS: 'The policy has a spouse.',
  QUOTE_EXPIRED: 'The quote has expired, was used, or what it was made for has changed.',
  SAME_PRODUCT: 'The policy is on this plan already.',
  BANKING_DETAILS_REQUIRED: 'A debit order is chosen and there is no account to collect from.',
  APPLICATION_EXISTS: 'An application of the same person is open.',
  ACTION_NOT_PENDING: 'The change was decided, cancelled or applied before.',
  TAKEN: 'Another member of staff has taken the request on.',
  RECORD_UNUSABLE: 'Our record of the policy has a mistake; staff are told.',
  IDEMPOTENCY_IN_PROGRESS: 'A request with the same idempotency key is being handled.',
  ACTION_EXPIRED: 'The change waited too long and has expired.',
  PAYLOAD_TOO_LARGE: 'The body is larger than the call takes.',
  UNSUPPORTED_MEDIA_TYPE: 'The content type is another one than the call takes, or the body is compressed.',
  VALIDATION_ERROR: 'Fields are wrong; `errors` has one sentence for each, and `message` is the first of them.',
  CALLER_NOT_VERIFIED: 'The answers of the caller on the telephone do not match the policy.',
  ACCOUNT_VERIFICATION_FAILED: 'The bank says that the account does not exist or is not the account holder’s.',
  IDEMPOTENCY_MISMATCH: 'The idempotency key was sent before, with another body.',
  LOCKED: 'Too many wrong attempts. `Retry-After` says in how many seconds to try again.',
  OTP_LIMIT: 'Too many PINs were asked for. `Retry-After` says in how many seconds to try again.',
  RATE_LIMIT: 'Too many requests of this caller. `Retry-After` says in how many seconds to try again.',
  CONFLICT_OF_INTEREST: 'The member of staff is on the policy or the claim, or changed it shortly before the death.',
  CLAIM_EXISTS: 'A claim for the same person on the same policy is open.',
  NOT_POSSIBLE: 'What happened before, or the product, stands against it; the sentence says what.',
  LETTER_INCOMPLETE: 'A letter of refusal lacks a part that the law asks for; the sentence names it.',
  LAPSE_NOT_PROVEN: 'A refusal rests on a lapse, and no notice within the time of the law is found.',
  ACCOUNT_IN_OTHER_NAME: 'The bank says that the account belongs to somebody else.',
  INTERNAL_SERVER_ERROR: 'We made a mistake. It is logged under the request id.',
  NOT_AVAILABLE: 'The call is not built yet.',
  PROVIDER_UNAVAILABLE:
    'The service, its database or a party outside cannot answer now. `Retry-After` says when to try again.',
};

/** Staff make these calls before a policy is open to them, or without opening one. */
const withoutOpening = new Set(['openPolicy', 'closePolicy', 'trySetApartPolicy']);

/** Codes with which a call can be refused: those that its row names, and those that follow from what the row is. */
export function refusalsOf(name: string, row: Endpoint): ErrorCode[] {
  const callers = callersOf(row);
  const isGuarded = !callers.includes('anonymous');
  const isWrite = row.method !== 'GET';
  const namesPolicy = /\{(policyNumber|idNumber)\}/.test(row.path);
  const namesSomething = row.path.includes('{');
  const isServiced = namesPolicy && callers.includes('consultant') && !withoutOpening.has(name);
  const rules: [boolean, readonly ErrorCode[]][] = [
    [true, ['BAD_REQUEST']],
    [isGuarded, ['UNAUTHORIZED', 'FORBIDDEN']],
    [isGuarded && isServiced, ['POLICY_NOT_OPENED']],
    [isGuarded && (namesSomething || row.takesFiles), ['NOT_FOUND']],
    [isGuarded && (namesSomething || name === 'home' || name === 'policies'), ['RECORD_UNUSABLE']],
    [row.body !== undefined, ['UNKNOWN_FIELD', 'VALIDATION_ERROR', ...bodyCodes]],
    [row.query !== undefined, ['VALIDATION_ERROR']],
    [isChange(row), ['CONFLICT']],
    [repeatsAsOne(name, row), ['IDEMPOTENCY_MISMATCH']],
    [row.errors.includes('INVALID_OTP'), ['LOCKED']],
    [true, row.errors],
    [isGuarded && (isWrite || namesSomething), ['RATE_LIMIT']],
    [true, ['INTERNAL_SERVER_ERROR', 'PROVIDER_UNAVAILABLE']],
  ];
  return [...new Set(rules.flatMap(([holds, codes]) => (holds ? codes : [])))];
}

const bodyCodes = ['REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;

const isChange = (row: Endpoint) => row.reply === ChangeSchema;

/** Whether a write is done once for an idempotency key, however often it is sent: changes of a policy, and these. */
export const repeatsAsOne = (name: string, row: Endpoint) =>
  isChange(row) ||
  [
    ...['uploadDocument', 'benefitCertificate', 'askForMore', 'writeNote', 'sendPaymentLink'],
    ...['reportDeath', 'sayAlive', 'recordDeathReport', 'reporterContacted', 'closeDeathReport'],
    ...[
      'openClaim',
      'sendClaimDocument',
      'setPayeeAccount',
      'setFuneralParlour',
      'sendRepresentations',
      'withdrawClaim',
      'reopenClaim',
    ],
  ].includes(name);
