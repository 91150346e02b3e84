import { type Brand, type LegalFacts, licenceSentence, sampleLegal } from '@portal/brand';
import { type PortalConfig, PortalConfigSchema, readIdentityProvider, withoutAreas } from '@portal/contract';
import * as v from 'valibot';
import { areasWithout } from './areas';
import { sheetPath } from './brand/branded-site';
import { identityProviderOf } from './providers/identity-provider';
import { type Settings } from './settings';

/** What `/config.json` holds: what the settings say, else the brand, else the contract's defaults. */
export function portalConfig(settings: Settings, brand: Brand | null): PortalConfig {
  const { ADMIN_PORTAL_URL: production, ADMIN_PORTAL_STAGING_URL: staging } = settings;
  const legal = { ...(brand?.legal ?? sampleFor(settings)), ...settings.legal };
  return v.parse(PortalConfigSchema, {
    host: settings.API_HOST?.replace(/\/+$/, ''),
    brand: {
      productName: settings.BRAND_NAME ?? brand?.productName,
      licenceLine: settings.INSURER_LINE ?? (brand?.licenceLine || licenceSentence(legal)),
      id: brand?.id,
      stylesheet: brand ? sheetPath(brand) : undefined,
    },
    contact: {
      email: settings.CONTACT_EMAIL ?? brand?.contact.email,
      phone: settings.CONTACT_PHONE ?? brand?.contact.phone,
      chatNumber: settings.HELP_CHAT_NUMBER ?? brand?.contact.chatNumber,
    },
    without: withoutAreas(areasWithout(settings)),
    legal,
    identityProvider: identityProviderOf(settings)?.portal ?? null,
    adminPortal: production ? { production, staging: staging ?? production } : null,
  });
}

/** Real people are never shown an insurer that does not exist. */
const sampleFor = ({ APP_MODE }: Settings): Partial<LegalFacts> => (APP_MODE === 'production' ? {} : sampleLegal);

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);

/** Where the provider answers: a hosted sign-in page may have another origin than the issuer. */
function providerOrigins({ identityProvider }: PortalConfig): string[] {
  if (identityProvider === null) return [];
  const { authority, logoutAddress } = readIdentityProvider(identityProvider);
  return [...new Set([...originOf(authority), ...originOf(logoutAddress)])];
}

/** Origins besides its own that the portal talks to. */
export const portalConnections = (config: PortalConfig): string[] => [
  ...new Set([...originOf(config.host), ...providerOrigins(config)]),
];

/** Origins that it shows in a frame: the identity provider renews a staff sign-in there. */
export const portalFrames = providerOrigins;
