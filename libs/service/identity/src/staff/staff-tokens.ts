import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey, type ProtectedHeaderParameters } from 'jose';
import { roleOf, type StaffIdentity } from './staff-identity';

/** The identity provider that staff sign in with. */
export interface StaffProvider {
  issuer: string;
  clientId: string;
  /** Whom access tokens must be meant for. */
  audience: string;
  /** The claim that lists a person's groups. */
  groupClaim: string;
  /** The provider's keys, kept between calls. */
  keys: JWTVerifyGetKey;
}

/** Reads the access tokens of staff. */
export interface StaffTokens {
  /** Who stands behind a token; null when it is not one that we take. Throws `KeysUnavailable` when nobody can tell now. */
  read(token: string, now: Date): Promise<StaffIdentity | null>;
}

/** The provider's keys could not be fetched, so a token can be neither trusted nor refused. */
export class KeysUnavailable extends Error {}

/** Signed with a key pair: a shared secret, or none, would let others make tokens. */
const algorithms = ['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA', 'Ed25519'];
/** Seconds that two clocks may differ by. */
const clockTolerance = 30;
/** Tokens known to be genuine; then it starts anew. */
const mostGenuine = 1000;

/**
 * Verifies access tokens by key set, issuer, audience, algorithm and time (docs/reliability.md#d1).
 *
 * A token that was found genuine is not verified again: the same text has the same signature. Its end is looked at every time.
 */
export function createStaffTokens(provider: StaffProvider): StaffTokens {
  const genuine = new Map<string, StaffIdentity>();
  return {
    async read(token, now) {
      const known = genuine.get(token) ?? (await verify(provider, token, now));
      if (known === null || now >= known.expiresAt) return null;
      if (genuine.size >= mostGenuine) genuine.clear();
      genuine.set(token, known);
      return known;
    },
  };
}

async function verify(
  { issuer, audience, clientId, groupClaim, keys }: StaffProvider,
  token: string,
  now: Date,
): Promise<StaffIdentity | null> {
  const expected = { issuer, algorithms, clockTolerance, currentDate: now, requiredClaims: ['sub', 'iat', 'exp'] };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, expected);
    if (!isForUs(payload, { audience, clientId }) || !isAccessToken(payload, protectedHeader)) return null;
    return identityIn(payload, groupClaim);
  } catch (error) {
    if (isAboutTheToken(error)) return null;
    throw new KeysUnavailable('The keys of the identity provider could not be fetched', { cause: error });
  }
}

/** Meant for us; a provider that names no audience (Cognito) names the client that it gave the token to. */
function isForUs(
  { aud, client_id: client }: JWTPayload,
  { audience, clientId }: Pick<StaffProvider, 'audience' | 'clientId'>,
) {
  if (client !== undefined && client !== clientId) return false;
  return aud === undefined ? client === clientId : [aud].flat().includes(audience);
}

/** An ID token says who somebody is, not that they may call us. Providers mark access tokens in one of these ways. */
const isAccessToken = (payload: JWTPayload, { typ }: ProtectedHeaderParameters): boolean =>
  /^(application\/)?at\+jwt$/i.test(typ ?? '') || payload['token_use'] === 'access' || payload['typ'] === 'Bearer';

/** Whatever is wrong with the token itself; a key that the set does not have among it. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';

function identityIn(payload: JWTPayload, groupClaim: string): StaffIdentity | null {
  const { sub, iat, exp } = payload;
  if (!sub || iat === undefined || exp === undefined || sub.length > 200) return null;
  const groups = payload[groupClaim];
  const email = text(payload['email']);
  return {
    id: sub,
    name: text(payload['name']) ?? email ?? text(payload['username']) ?? 'Member of staff',
    email,
    role: roleOf(Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : []),
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  };
}

const text = (claim: unknown): string | null =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim().slice(0, 100) : null;
