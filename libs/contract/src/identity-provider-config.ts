import * as v from 'valibot';
import { ownGroupNames } from './staff-claims';

/** How identity providers are told where somebody goes after signing out: named by the parameter, but for the standard. */
export const waysToSignOut = ['standard', 'logout_uri', 'returnTo'] as const;

const names = v.pipe(v.array(v.string()), v.readonly());

const IdentityProviderSchema = v.object({
  /** The issuer, as its discovery document names it. */
  authority: v.string(),
  clientId: v.string(),
  /** What is asked for, divided by spaces. */
  scope: v.optional(v.string(), 'email openid phone profile'),
  /** What the provider wants to be told besides when somebody signs in. */
  parameters: v.optional(v.record(v.string(), v.string()), {}),
  /** Claims of an access token that list a person's groups. */
  groupClaims: v.optional(v.array(v.string()), ['groups']),
  /** The provider's groups that stand for each of ours. */
  groupNames: v.optional(v.object({ ss_portaladmin: names, ss_consultants: names }), ownGroupNames),
  /** Where a sign-in ends at the provider. */
  logoutAddress: v.string(),
  /** What is added to that address: the standard's parameters, those of Cognito or of Auth0's older address. */
  signOut: v.optional(v.picklist(waysToSignOut), 'logout_uri'),
});
export type IdentityProviderConfig = v.InferOutput<typeof IdentityProviderSchema>;

/**
 * The `identityProvider` part of `/config.json`. Apart from `PortalConfigSchema`, so that only staff carry it: everybody else needs to know no
 * more than whether it is there.
 */
export const readIdentityProvider = (given: unknown): IdentityProviderConfig => v.parse(IdentityProviderSchema, given);
