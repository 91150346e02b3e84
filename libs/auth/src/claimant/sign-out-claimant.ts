import { claimSignInAdditions } from '@portal/contract';
import { type Auth } from '../create-auth';
import { endAtService } from '../end-at-service';

/** Signs somebody who claims out: here at once, then at the service. */
export async function signOutClaimant({ session, api }: Pick<Auth, 'session' | 'api'>): Promise<void> {
  const ended = session.read();
  session.clear();
  if (!ended) return;
  const { claimLogout: logout, refreshClaimToken: refresh } = claimSignInAdditions;
  await endAtService(api, ended, { logout, refresh });
}
