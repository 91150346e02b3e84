import { type Identity, isLive } from '@portal/service-identity';
import { type FoundCaller, type PreparedReads } from '@portal/service-store';
import { bearerToken } from './bearer';
import { Refusal } from '../wire/refusal';

/** Who asks, from nothing but the bearer token. Tokens of staff will be told apart here. */
export type CallerFinder = (
  authorization: string | null,
  policyNumber: string | null,
  now: Date,
) => Promise<FoundCaller>;

/**
 * Finds the session and the policy asked about in one query.
 *
 * Refuses with 401 for a token that is missing, forged, expired or of a session that has ended. No header but
 * `Authorization` is looked at: what a caller says about its role decides nothing.
 */
export const callerFinder =
  (identity: Pick<Identity, 'readToken'>, reads: PreparedReads): CallerFinder =>
  async (authorization, policyNumber, now) => {
    const token = bearerToken(authorization);
    const contents = token === null ? null : identity.readToken('access', token, now);
    const found = contents === null ? null : await reads.findCaller(contents.sessionId, policyNumber);
    if (found === null || !isLive(found.session, now)) throw new Refusal('UNAUTHORIZED');
    return found;
  };
