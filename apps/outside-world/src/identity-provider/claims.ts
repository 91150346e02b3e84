import { type Person } from './directory';

/** What each scope says of a person. */
export const claimsByScope = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  phone: ['phone_number'],
  profile: ['name', 'given_name', 'family_name', 'groups'],
};
export const scopes = Object.keys(claimsByScope);

export const fullName = ({ firstName, surname }: Person): string => `${firstName} ${surname}`;

export const claimsOf = (person: Person) => ({
  sub: person.sub,
  name: fullName(person),
  given_name: person.firstName,
  family_name: person.surname,
  email: person.email,
  email_verified: true,
  phone_number: person.phone,
  groups: person.groups,
});

const inAccessTokens = ['name', 'email', 'phone_number', 'groups'];

/** What an access token says of a person: a part of what its scopes allow. */
export function accessTokenClaims(person: Person, granted: ReadonlySet<string>): Record<string, unknown> {
  const allowed = Object.entries(claimsByScope).flatMap(([scope, claims]) => (granted.has(scope) ? claims : []));
  return Object.fromEntries(
    Object.entries(claimsOf(person)).filter(([claim]) => inAccessTokens.includes(claim) && allowed.includes(claim)),
  );
}
