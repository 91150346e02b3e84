import { useAuth } from '../auth-provider';
import { useSession } from '../use-session';
import { claimIn } from './claim-in-tab';

/**
 * The reference of the claim that this tab is signed in to; null for customers, staff and strangers. A tab that is signed in as a customer
 * is that, whatever it was before. A comfort, as the guard is: the service says what a claimant may read.
 */
export function useClaimInTab(): string | null {
  const { tabStorage } = useAuth();
  return useSession().isSignedIn ? null : claimIn(tabStorage);
}
