import { type Identity, KeysUnavailable, type StaffIdentity, type StaffTokens } from '@portal/service-identity';
import { Refusal } from '../wire/refusal';
import { bearerToken } from './bearer';

/** Whose token came with a request. Whether its session is live, or its owner has signed out, is not known yet. */
export type Bearer =
  | { kind: 'customer'; sessionId: string }
  | { kind: 'claimant'; sessionId: string }
  | { kind: 'staff'; staff: StaffIdentity };

/** Who asks, from nothing but the bearer token. */
export type BearerReader = (authorization: string | null, now: Date) => Promise<Bearer>;

/** A signed token of an identity provider: three parts. Ours have no dots. */
const isSignedToken = (token: string): boolean => token.includes('.');

/**
 * Refuses with 401 for a token that is missing, forged or expired. No header but `Authorization` is looked at: what a caller
 * says about its role decides nothing.
 */
export const bearerReader =
  (identity: Pick<Identity, 'readToken'>, staffTokens: StaffTokens): BearerReader =>
  async (authorization, now) => {
    const token = bearerToken(authorization);
    if (token === null) throw new Refusal('UNAUTHORIZED');
    if (isSignedToken(token)) {
      const staff = await staffTokens.read(token, now).catch(refuseWithoutKeys);
      if (staff === null) throw new Refusal('UNAUTHORIZED');
      return { kind: 'staff', staff };
    }
    const ofCustomer = identity.readToken('access', token, now);
    if (ofCustomer !== null) return { kind: 'customer', sessionId: ofCustomer.sessionId };
    const ofClaimant = identity.readToken('claimAccess', token, now);
    if (ofClaimant === null) throw new Refusal('UNAUTHORIZED');
    return { kind: 'claimant', sessionId: ofClaimant.sessionId };
  };

/** Nobody can tell whose token it is: that signs nobody out. */
function refuseWithoutKeys(error: unknown): never {
  throw error instanceof KeysUnavailable ? new Refusal('PROVIDER_UNAVAILABLE', undefined, { cause: error }) : error;
}
