import { groupsIn } from '@portal/contract';
import { type JWTPayload, jwtVerify } from 'jose';
import { refusalOfError } from './refusal-of-error';
import { roleOf, type StaffIdentity } from './staff-identity';
import { type StaffProvider } from './staff-provider';
import { refusalOf, type TokenRefusal } from './token-marks';

/** Reads the access tokens of staff. */
export interface StaffTokens {
  /** Who stands behind a token; null when it is not one that we take. Throws `KeysUnavailable` when nobody can tell now. */
  read(token: string, now: Date): Promise<StaffIdentity | null>;
}

/** Told what was wrong, for whoever set the provider up. Neither learns anything of the person. */
export interface TokenWatch {
  refused(refusal: TokenRefusal, now: Date): void;
  /** A token that was taken, of somebody who may do nothing: `found` says what it lists instead of a group that we know. */
  withoutRole(found: string, now: Date): void;
}

const nobody: TokenWatch = { refused: () => undefined, withoutRole: () => undefined };

/** The provider's keys could not be fetched, so a token can be neither trusted nor refused. */
export class KeysUnavailable extends Error {}

/** Seconds that two clocks may differ by. */
const clockTolerance = 30;
/** Tokens known to be genuine; then it starts anew. */
const mostGenuine = 1000;

/**
 * Verifies access tokens by key set, algorithm, time and the marks of the provider (docs/reliability.md#d1).
 *
 * A token that was found genuine is not verified again: the same text has the same signature. Its end is looked at every time.
 */
export function createStaffTokens(provider: StaffProvider, watch: TokenWatch = nobody): StaffTokens {
  const genuine = new Map<string, StaffIdentity>();
  return {
    async read(token, now) {
      const known = genuine.get(token) ?? (await verify(provider, watch, { token, now }));
      if (known === null || now >= known.expiresAt) return null;
      if (genuine.size >= mostGenuine) genuine.clear();
      genuine.set(token, known);
      return known;
    },
  };
}

async function verify(
  provider: StaffProvider,
  watch: TokenWatch,
  { token, now }: { token: string; now: Date },
): Promise<StaffIdentity | null> {
  const algorithms = [...provider.algorithms];
  const expected = { algorithms, clockTolerance, currentDate: now, requiredClaims: ['iat', 'exp'] };
  try {
    const { payload, protectedHeader: header } = await jwtVerify(token, provider.keys, expected);
    const refusal = refusalOf({ payload, header }, provider);
    if (refusal) watch.refused(refusal, now);
    return refusal ? null : identityIn(payload, provider, (found) => watch.withoutRole(found, now));
  } catch (error) {
    const refusal = refusalOfError(error, token, algorithms);
    if (refusal === null) {
      throw new KeysUnavailable('The keys of the identity provider could not be fetched', { cause: error });
    }
    watch.refused(refusal, now);
    return null;
  }
}

function identityIn(
  payload: JWTPayload,
  { personClaim, nameClaims, groupClaims, groupNames }: StaffProvider,
  withoutRole: (found: string) => void,
): StaffIdentity {
  const { iat = 0, exp = 0 } = payload;
  const groups = groupsIn(payload, groupClaims);
  const role = roleOf(groups, groupNames);
  if (role === null) withoutRole(whatIsListed(payload, groups));
  return {
    id: String(payload[personClaim]),
    name: nameClaims.map((claim) => text(payload[claim])).find((name) => name !== null) ?? 'Member of staff',
    email: text(payload['email']),
    role,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  };
}

/** Entra leaves the groups out of a token that they would make too large, and names where they can be asked for. */
function whatIsListed(payload: JWTPayload, groups: readonly string[]): string {
  if (groups.length > 0) return `${groups.length} that stand for none of ours`;
  return payload['_claim_names'] || payload['hasgroups'] ? 'more than the token holds' : 'none';
}

const text = (claim: unknown): string | null =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim().slice(0, 100) : null;
