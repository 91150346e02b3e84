import { type Answer } from '@portal/api-client';
import { authEndpoints } from '@portal/contract';
import type { Auth } from './create-auth';

/**
 * Signs out: here at once, then at the service. A failure tells only that the service did not hear of it. Staff are then
 * signed out at the identity provider too, which takes the page with it.
 */
export async function signOut(auth: Pick<Auth, 'session' | 'api' | 'openStaff'>): Promise<Answer<{ signedOut: true }>> {
  const { session, api } = auth;
  const ended = session.read();
  session.clear();
  if (!ended) return { success: true, data: { signedOut: true } };

  const told = api.call(authEndpoints.logout, {}, undefined, { as: ended });
  if (ended.userType === 'admin') {
    const staff = await auth.openStaff().catch(() => null);
    await staff?.leave(ended, told);
    return told;
  }
  const answer = await told;
  if (answer.success || answer.status !== 401) return answer;

  // The access token had run out. New tokens, stored nowhere, end the session at the service too.
  const { refreshToken, userType } = ended;
  const tokens = await api.call(authEndpoints.refreshToken, {}, { refreshToken }, { as: ended });
  if (!tokens.success) return tokens;
  return api.call(authEndpoints.logout, {}, undefined, { as: { ...tokens.data, userType } });
}
