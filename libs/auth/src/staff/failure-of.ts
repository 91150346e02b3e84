import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { NotTrusted, OtherPerson } from './refusals';
import { frameTimeout, type StaffFailure, type StaffFailureReason } from './staff-failure';

/** OAuth error codes by what they mean for a person. Any other is trouble at the provider, which may pass. */
const reasonOfCode: Record<string, StaffFailureReason> = {
  access_denied: 'refused',
  account_selection_required: 'refused',
  consent_required: 'refused',
  interaction_required: 'refused',
  invalid_client: 'refused',
  invalid_request: 'refused',
  invalid_scope: 'refused',
  login_required: 'refused',
  unauthorized_client: 'refused',
  invalid_grant: 'too-late',
};

/** What the library says of answers that it does not take, by the words of its errors. */
const reasonOfWords: readonly (readonly [RegExp, StaffFailureReason])[] = [
  [/sub in id_token/, 'other-person'],
  [/id_token|ID Token|Invalid token specified|Expected code/, 'not-trusted'],
  [/\bstate\b/i, 'not-asked'],
  [/Crypto\.subtle/, 'not-secure'],
  [/disposed window/, 'blocked'],
];

/** Why something failed, from whatever was thrown. The one place that knows how the library fails. */
function reasonOf(error: unknown): StaffFailureReason {
  if (error instanceof OtherPerson) return 'other-person';
  if (error instanceof NotTrusted) return 'not-trusted';
  if (error instanceof ErrorResponse) return reasonOfCode[error.error ?? ''] ?? 'no-answer';
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof ErrorTimeout) return 'no-answer';
  return reasonOfWords.find(([words]) => words.test(error.message))?.[1] ?? 'no-answer';
}

const refusals: readonly StaffFailureReason[] = ['refused', 'too-late', 'other-person', 'not-trusted'];

/** Whether a renewal is refused for good: asking again would change nothing. Anything else is lost, and is tried again. */
export const isRefusal = (error: unknown): boolean => refusals.includes(reasonOf(error));

export const renewalFailure = (error: unknown): StaffFailure => ({
  name: 'Renew silent failed',
  reason: reasonOf(error),
  ...(error instanceof Error && error.message === frameTimeout && { detail: frameTimeout }),
});

/** A window that the browser kept shut has a name of its own. */
export function signInFailure(error: unknown): StaffFailure {
  const reason = reasonOf(error);
  return { name: reason === 'blocked' ? 'Popup blocked by user' : 'Sign-in failed', reason };
}
