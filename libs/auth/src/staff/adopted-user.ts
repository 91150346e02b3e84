import { type StoredSession } from '@portal/contract';
import { User } from 'oidc-client-ts';
import { readAccessToken, secondsLeft } from './access-token';
import { OtherPerson } from './refusals';

/**
 * A person with the tokens that another tab has fetched for them. Who they are stays as this tab knows it, with the identity token
 * of their sign-in: signing out at the provider needs it.
 */
export function adoptedUser(user: User, { accessToken, refreshToken }: StoredSession, nowInSeconds: number): User {
  if (readAccessToken(user.access_token).sub !== readAccessToken(accessToken).sub) throw new OtherPerson();
  const { token_type, scope, session_state, profile, id_token } = user;
  const left = secondsLeft(accessToken, nowInSeconds);
  return new User({
    token_type,
    session_state,
    profile,
    access_token: accessToken,
    ...(scope && { scope }),
    ...(id_token && { id_token }),
    ...(refreshToken && { refresh_token: refreshToken }),
    ...(left !== undefined && { expires_at: nowInSeconds + left }),
  });
}
