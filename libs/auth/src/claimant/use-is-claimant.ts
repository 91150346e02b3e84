import { useSession } from '../use-session';

/** Whether the page is read by somebody who signed in to the claim alone, and has no policy here. */
export function useIsClaimant(): boolean {
  const { session } = useSession();
  return session !== null && 'reference' in session;
}
