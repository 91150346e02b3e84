/** What went wrong between staff and the identity provider. Screens say it in words of their own; a provider's text is never shown. */
export interface StaffFailure {
  /** As the specification names it (docs/specification.md#s8). */
  readonly name: 'Sign-in failed' | 'Sign-out failed' | 'Renew silent failed' | 'Popup blocked by user';
  readonly reason: StaffFailureReason;
  /** Said besides, when the hidden frame stayed silent. */
  readonly detail?: typeof frameTimeout;
}

/** The library's own words for a hidden frame that stays silent (docs/specification.md#s8). */
export const frameTimeout = 'IFrame timed out without a response';

export type StaffFailureReason =
  /** Nothing usable came back: no network, a provider that is down or hangs. */
  | 'no-answer'
  /** The provider refused, or the person gave up there. */
  | 'refused'
  /** A code that was used before, or too late. */
  | 'too-late'
  /** An answer to a question that this tab never asked. */
  | 'not-asked'
  /** An answer that fails a check: nonce, issuer, audience. */
  | 'not-trusted'
  /** Somebody else signed in than the person the page belongs to. */
  | 'other-person'
  /** The browser let no window open. */
  | 'blocked'
  /** The page came over plain HTTP, where browsers have no cryptography. */
  | 'not-secure'
  /** The service takes none of the provider's tokens, and the clock of the device is wrong. */
  | 'clock'
  /** The service takes none of the provider's tokens. */
  | 'not-accepted';
