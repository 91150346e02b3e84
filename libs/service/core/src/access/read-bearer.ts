import { type Identity, isLive } from '@portal/service-identity';
import { type CallerSession } from '@portal/service-store';
import { bearerToken } from './bearer';
import { Refusal } from '../wire/refusal';

/** What is read for a request, the caller's session among it. */
export interface FoundSession {
  session: Pick<CallerSession, 'advancedAt' | 'expiresAt' | 'revokedAt'>;
}

/** Who asks, from nothing but the bearer token. Tokens of staff will be told apart here. */
export type CallerFinder = <F extends FoundSession>(
  authorization: string | null,
  now: Date,
  read: (sessionId: string) => Promise<F | null>,
) => Promise<F>;

/**
 * Finds the session and what else is asked for in one query.
 *
 * Refuses with 401 for a token that is missing, forged, expired or of a session that has ended. No header but
 * `Authorization` is looked at: what a caller says about its role decides nothing.
 */
export const callerFinder =
  (identity: Pick<Identity, 'readToken'>): CallerFinder =>
  async (authorization, now, read) => {
    const token = bearerToken(authorization);
    const contents = token === null ? null : identity.readToken('access', token, now);
    const found = contents === null ? null : await read(contents.sessionId);
    if (found === null || !isLive(found.session, now)) throw new Refusal('UNAUTHORIZED');
    return found;
  };
