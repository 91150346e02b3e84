import { type IdentityProviderConfig, groupsIn, staffGroupOf } from '@portal/contract';
import { type User } from 'oidc-client-ts';
import { readAccessToken } from './access-token';
import type { Staff } from './staff-state';

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** How Entra names groups: of no use to a person. */
const isId = (group: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(group);

/**
 * A person, as their identity token describes them. Without a name they go by their email address. Their groups are those of the
 * access token, which the service judges: some providers list them nowhere else.
 */
export function staffOf(
  { profile, access_token: accessToken }: Pick<User, 'profile' | 'access_token'>,
  { groupClaims, groupNames }: Pick<IdentityProviderConfig, 'groupClaims' | 'groupNames'>,
): Staff {
  const email = textIn(profile.email);
  const groups = groupsIn(readAccessToken(accessToken), groupClaims).map(
    (group) => staffGroupOf(group, groupNames) ?? group,
  );
  return {
    id: profile.sub,
    name: textIn(profile.name) ?? email ?? profile.sub,
    email,
    phone: textIn(profile.phone_number),
    groups: [...new Set(groups)].filter((group) => !isId(group)),
  };
}
