import { useSyncExternalStore } from 'react';
import { useAuth } from './auth-provider';
import { type SessionState, signedOut } from './session-store';

/** The session as it is now, in this tab or changed by another. Asks nobody: a stored session counts until the service refuses it. */
export function useSession(): SessionState {
  const { session } = useAuth();
  return useSyncExternalStore(session.subscribe, session.state, () => signedOut);
}
