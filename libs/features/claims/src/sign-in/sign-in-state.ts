import { portalRoutes } from '@portal/contract';

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

const pages = [portalRoutes.claim, portalRoutes.continuePolicy].map((route) => route.replace(':id', ''));

/** The reference in the address that was meant; empty without one. */
export function referenceIn({ from = '' }: SignInState): string {
  const page = pages.find((start) => from.startsWith(start)) ?? from;
  return decodeURIComponent(from.slice(page.length).split('/')[0] ?? '');
}
