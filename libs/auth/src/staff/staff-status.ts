import { type IdentityProviderConfig } from '@portal/contract';
import { type User } from 'oidc-client-ts';
import { type SessionStore } from '../session-store';
import { staffOf } from './staff-of';
import type { StaffFailure } from './staff-failure';
import type { StaffState } from './staff-state';

type Status = StaffState['status'];

/** Says in the session what is known of staff; the one place that writes it. */
export function staffStatus(session: SessionStore, identityProvider: IdentityProviderConfig) {
  const now = () => session.state().staff;
  const show = (status: Status, user: User | null, failure: StaffFailure | null = null) =>
    session.showStaff({ status, staff: user && staffOf(user, identityProvider), failure });
  return {
    now,
    signedIn: (user: User) => show('signed-in', user),
    loading: () => show('loading', null),
    gone: (status: 'none' | 'away', failure: StaffFailure | null = null) => {
      if (now().status !== status || failure) show(status, null, failure);
    },
    /** A renewal was lost. Somebody whose tokens still live is signed in all the same. */
    lost: (failure: StaffFailure, user: User | null) =>
      show(user && !user.expired ? 'signed-in' : 'unreachable', user, failure),
    /** A renewal was refused: a page on which somebody works waits for them, any other gives way to the sign-in page. */
    refused: (failure: StaffFailure, user: User | null) => {
      const isWorking = now().status !== 'loading' && now().status !== 'away';
      show(isWorking ? 'expired' : 'away', user, failure);
    },
    failing: (failure: StaffFailure) => session.showStaff({ ...now(), failure }),
  };
}
export type StaffStatus = ReturnType<typeof staffStatus>;
