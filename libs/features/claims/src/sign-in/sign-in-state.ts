/** What the page before tells the page on which somebody signs in to a claim, with the move and not in its address. */
export interface SignInState {
  /** The address of a claim that was meant. */
  from?: string;
  /** Why they are here who were signed in. */
  why?: keyof typeof whySignedOut;
}

/** Said to somebody whose session has ended. */
export const whySignedOut = {
  ended: 'Your sign-in has ended. Nothing you sent is lost. Send yourself a new PIN to go on.',
  left: 'You are signed out. Close the page if somebody else uses this device too.',
} as const;

/** The reference in the address that was meant; empty without one. */
export const referenceIn = ({ from = '' }: SignInState): string => decodeURIComponent(from.split('/')[2] ?? '');
