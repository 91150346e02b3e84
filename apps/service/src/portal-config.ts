import { type Settings } from './settings';

/** What the portal learns when it starts, from `/config.json`: one build serves many insurers. */
export interface PortalConfig {
  /** The backend's origin; empty when it is the portal's own. */
  host: string;
  brand: { productName: string; insurerLine: string };
  /** `chatNumber` is digits, country code first. */
  contact: { email: string; phone: string; chatNumber: string };
  identityProvider: { authority: string; clientId: string; scope: string; logoutUrl: string | null } | null;
  /** Which one is linked depends on the backend's address (specification section 1). */
  adminPortal: { staging: string; production: string } | null;
}

/** Source: specification section 1, "scopes email, openid, phone, profile". */
const scope = 'email openid phone profile';

export function portalConfig(settings: Settings): PortalConfig {
  const { IDENTITY_PROVIDER_AUTHORITY: authority, IDENTITY_PROVIDER_CLIENT_ID: clientId } = settings;
  const { ADMIN_PORTAL_URL: production, ADMIN_PORTAL_STAGING_URL: staging } = settings;
  return {
    host: settings.API_HOST?.replace(/\/+$/, '') ?? '',
    brand: { productName: settings.BRAND_NAME, insurerLine: settings.INSURER_LINE },
    contact: {
      email: settings.CONTACT_EMAIL,
      phone: settings.CONTACT_PHONE,
      chatNumber: settings.HELP_CHAT_NUMBER,
    },
    identityProvider:
      authority && clientId
        ? { authority, clientId, scope, logoutUrl: settings.IDENTITY_PROVIDER_LOGOUT_URL ?? null }
        : null,
    adminPortal: production ? { production, staging: staging ?? production } : null,
  };
}

/** Origins besides its own that the portal talks to. */
export function portalConnections({ host, identityProvider }: PortalConfig): string[] {
  const addresses = [host, identityProvider?.authority ?? ''].filter((address) => address !== '');
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
