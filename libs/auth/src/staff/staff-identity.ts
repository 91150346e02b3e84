import type { Answer } from '@portal/api-client';
import type { StoredSession, Tokens } from '@portal/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session-store';
import type { StaffFailure } from './staff-failure';

/** Who keeps the identity of staff: the provider's client, or in a story somebody who simply is there. What is known shows in the session. */
export interface StaffIdentity {
  /** New tokens in the place of those that the service refused. Never ends the session; says in the state when that is over. */
  renew(refused: StoredSession): Promise<Answer<Tokens>>;
  /** Asks the provider at once, when somebody does not want to wait for the next try. */
  tryAgain(): void;
  /** Leaves the page for the provider. Gives a failure, or null when the person came back by themselves. */
  signIn(returnTo: string): Promise<StaffFailure | null>;
  /** Signs the same person in again in a window of its own, and leaves the page as it is. Null: done, or given up for a newer window. */
  signInAgain(): Promise<StaffFailure | null>;
  /** Takes the provider's answer out of an address, once: a second asking gets the same outcome. */
  complete(address: string): Promise<SignInOutcome>;
  /** Ends the sign-in at the provider too, which sends the page back to `/auth/logout`. The session here is over already. */
  leave(ended: StoredSession, told: Promise<unknown>): Promise<void>;
}

export interface SignInOutcome {
  /** Where they were going: a path of ours. */
  returnTo: string;
  /** Null: they are signed in. */
  failure: StaffFailure | null;
}

/** What of a page the identity of staff stands on. */
export interface StaffPage {
  session: SessionStore;
  client: QueryClient;
}

/** Opens the identity of staff for a page, once. Null: staff cannot sign in here. */
export type OpenStaff = (page: StaffPage) => Promise<StaffIdentity | null>;
