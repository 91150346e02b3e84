import { type Answer } from '@portal/api-client';
import { authEndpoints, claimantStorageKey } from '@portal/contract';
import type { Auth } from './create-auth';
import { endAtService } from './end-at-service';

/**
 * Signs out: here at once, then at the service. A failure tells only that the service did not hear of it. Staff are then
 * signed out at the identity provider too, which takes the page with it.
 */
export async function signOut(
  auth: Pick<Auth, 'session' | 'api' | 'openStaff' | 'tabStorage'>,
): Promise<Answer<{ signedOut: true }>> {
  const { session, api } = auth;
  const ended = session.read();
  session.clear();
  forgetClaim(auth.tabStorage);
  if (!ended) return { success: true, data: { signedOut: true } };

  if (ended.userType === 'admin') {
    const told = api.call(authEndpoints.logout, {}, undefined, { as: ended });
    const staff = await auth.openStaff().catch(() => null);
    await staff?.leave(ended, told);
    return told;
  }
  return endAtService(api, ended, { logout: authEndpoints.logout, refresh: authEndpoints.refreshToken });
}

/** A claim that the tab was signed in to before does not come back. */
function forgetClaim(storage: Auth['tabStorage']) {
  try {
    storage().removeItem(claimantStorageKey);
  } catch {
    // A browser that refuses storage keeps none.
  }
}
