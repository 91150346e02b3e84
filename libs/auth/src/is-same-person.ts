import { type Api } from '@portal/api-client';
import { authEndpoints, type StoredSession } from '@portal/contract';
import { type SessionStore } from './session-store';

/**
 * Whether `next` belongs to the customer before: to whom is known to be away, or else to whoever's session is stored, as who-am-I says of
 * both. False where it does not say so: whoever cannot be told from somebody else is somebody else.
 */
export async function isSamePerson(
  api: Api,
  session: SessionStore,
  next: StoredSession,
  away: string | undefined,
): Promise<boolean> {
  const answer = await api.call(authEndpoints.whoAmI, {}, undefined, { as: next });
  return answer.success && (away ?? (await holderOf(api, session))) === answer.data.userId;
}

/** The customer whose session is stored. Asked again where another one was stored meanwhile; a refreshed one is another. */
async function holderOf(api: Api, session: SessionStore): Promise<string | null> {
  const stored = session.read();
  if (stored?.userType !== 'user') return null;
  const answer = await api.call(authEndpoints.whoAmI, {});
  if (session.read() !== stored) return holderOf(api, session);
  return answer.success ? answer.data.userId : null;
}
