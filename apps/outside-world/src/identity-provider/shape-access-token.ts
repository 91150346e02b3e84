import { type JWTStructured } from 'oidc-provider';
import { type Dialect } from './dialects/dialect';
import { type Person } from './directory';

interface Given {
  issuer: string;
  audience: string;
  person: Person;
  scopes: Iterable<string>;
}

/** Says an access token in the words of the dialect. Its times, its id and what it comes from stay the library's. */
export function shapeAccessToken(
  { accessToken, groupNames }: Dialect,
  signed: JWTStructured,
  { issuer, audience, person, scopes }: Given,
): void {
  if (accessToken === null) return;
  const { iat, exp, jti, client_id: clientId } = signed.payload;
  const { header, payload } = accessToken({
    issuer,
    clientId: String(clientId),
    audience,
    person,
    groups: person.groups.map((group) => groupNames[group] ?? group),
    scopes: [...scopes],
  });
  signed.header = header;
  signed.payload = { ...payload, iat, exp, jti };
  // The library signs no token without an audience, and this one is not to say it.
  if (!('aud' in payload)) Object.defineProperty(signed.payload, 'aud', { value: audience, writable: true });
}
