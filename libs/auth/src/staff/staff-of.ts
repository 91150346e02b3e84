import { type UserProfile } from 'oidc-client-ts';
import type { Staff } from './staff-state';

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Providers list groups, or write one, or several into one text. */
const groupsIn = (value: unknown): string[] => {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,]+/) : [];
  return list.filter((group) => typeof group === 'string' && group !== '');
};

/** A person, as their identity token describes them. Without a name they go by their email address. */
export function staffOf(profile: UserProfile, groupClaim: string): Staff {
  const email = textIn(profile.email);
  return {
    id: profile.sub,
    name: textIn(profile.name) ?? email ?? profile.sub,
    email,
    phone: textIn(profile.phone_number),
    groups: groupsIn(profile[groupClaim]),
  };
}
