import { claimAt } from '@portal/contract';
import { type JWTHeaderParameters, type JWTPayload } from 'jose';
import { type StaffProvider } from './staff-provider';

/** Why a token is not taken: which mark, what it should have been, what it is. Nothing of it names a person. */
export interface TokenRefusal {
  mark: string;
  expected: string;
  found: string;
}

interface Verified {
  payload: JWTPayload;
  header: JWTHeaderParameters;
}
type Check = (token: Verified, provider: StaffProvider) => TokenRefusal | null;

const fromTheIssuer: Check = ({ payload }, { issuer }) =>
  payload.iss === issuer ? null : { mark: 'iss', expected: issuer, found: shown(payload.iss) };

/** Some providers name no audience: such a token is held to the application that it was given to. */
const meantForUs: Check = ({ payload: { aud } }, { audience, isHeldToClient }) => {
  if (audience === null || (aud === undefined && isHeldToClient)) return null;
  return [aud].flat().includes(audience) ? null : { mark: 'aud', expected: audience, found: shown(aud) };
};

const givenToTheClient: Check = ({ payload }, { clientId, clientClaims, namesClient, isHeldToClient }) => {
  const named = clientClaims.filter((claim) => payload[claim] !== undefined);
  const other = named.find((claim) => payload[claim] !== clientId);
  if (other !== undefined) return { mark: other, expected: clientId, found: shown(payload[other]) };
  const isNeeded = namesClient || (isHeldToClient && payload.aud === undefined);
  return isNeeded && named.length === 0
    ? { mark: clientClaims.join(' or '), expected: clientId, found: 'missing' }
    : null;
};

/** An ID token says who somebody is, not that they may call us. */
const anAccessToken: Check = (token, { accessTokenMarks }) =>
  accessTokenMarks.some((mark) => bears(token, mark))
    ? null
    : {
        mark: 'access token',
        expected: accessTokenMarks.join(' or '),
        found: accessTokenMarks.map((mark) => `${nameOf(mark)}: ${shown(valueAt(token, nameOf(mark)))}`).join(', '),
      };

const namesAPerson: Check = ({ payload }, { personClaim }) => {
  const person = payload[personClaim];
  if (typeof person === 'string' && person !== '' && person.length <= 200) return null;
  return {
    mark: personClaim,
    expected: 'a text of at most 200 characters',
    found: person ? 'something else' : 'missing',
  };
};

const checks = [fromTheIssuer, meantForUs, givenToTheClient, anAccessToken, namesAPerson];

/** The first mark that a token does not bear whose signature and times are right; null when it is one that we take. */
export function refusalOf(token: Verified, provider: StaffProvider): TokenRefusal | null {
  for (const check of checks) {
    const refusal = check(token, provider);
    if (refusal) return refusal;
  }
  return null;
}

const nameOf = (mark: string): string => mark.split('=')[0] ?? mark;
const valueAt = ({ payload, header }: Verified, name: string): unknown =>
  name.startsWith('header.') ? header[name.slice('header.'.length)] : claimAt(payload, name);

/** Media types may be written in full and in any case (RFC 9068 section 4). */
const inShort = (type: string): string => type.toLowerCase().replace(/^application\//, '');

function bears(token: Verified, mark: string): boolean {
  const [name = '', value] = mark.split('=');
  const found = valueAt(token, name);
  if (value === undefined) return found !== undefined && found !== null && found !== '';
  if (typeof found !== 'string') return false;
  return name === 'header.typ' ? inShort(found) === inShort(value) : found === value;
}

/** What a mark is, for the log: issuers, applications and kinds of tokens, cut short. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const texts = [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
  return texts.length > 0 ? texts.join(', ').slice(0, 200) : 'something else';
}
