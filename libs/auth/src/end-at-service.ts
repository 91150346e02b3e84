import { type Answer, type Api } from '@portal/api-client';
import { type authEndpoints, type claimSignInAdditions, type StoredSession } from '@portal/contract';

/** The calls that end one kind of session. */
interface EndingCalls {
  logout: typeof authEndpoints.logout | typeof claimSignInAdditions.claimLogout;
  refresh: typeof authEndpoints.refreshToken | typeof claimSignInAdditions.refreshClaimToken;
}

/** Ends a session at the service that has ended here. A failure tells only that the service did not hear of it. */
export async function endAtService(
  { call }: Api,
  ended: StoredSession,
  { logout, refresh }: EndingCalls,
): Promise<Answer<{ signedOut: true }>> {
  const answer = await call(logout, {}, undefined, { as: ended });
  if (answer.success || answer.status !== 401) return answer;

  // The access token had run out. New tokens, stored nowhere, end the session at the service too.
  const { refreshToken, userType } = ended;
  const tokens = await call(refresh, {}, { refreshToken }, { as: ended });
  if (!tokens.success) return tokens;
  return call(logout, {}, undefined, { as: { ...tokens.data, userType } });
}
