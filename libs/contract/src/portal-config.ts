import { houseName } from '@portal/brand';
import * as v from 'valibot';

/**
 * What the portal learns at start from `/config.json`, so that one build serves many insurers.
 * Everything has a default: a missing or partial file still gives a working portal.
 */
export const PortalConfigSchema = v.object({
  /** Base address of the backend, without `/api/v1`; empty means the portal's own origin. */
  host: v.optional(v.string(), ''),
  brand: v.optional(
    v.object({
      productName: v.optional(v.string(), houseName),
      /** The licence line under the footer; empty hides it. */
      licenceLine: v.optional(v.string(), ''),
      /** Which brand; empty means the house brand, which every page is built in. */
      id: v.optional(v.string(), ''),
      /** The address of its sheet, for a page that was not built in this brand; empty: there is none. */
      stylesheet: v.optional(v.string(), ''),
    }),
    {},
  ),
  contact: v.optional(
    v.object({
      email: v.optional(v.string(), 'help@example.co.za'),
      phone: v.optional(v.string(), '086 000 7580'),
      /** The provider's number in the messaging app, international form without plus sign. */
      chatNumber: v.optional(v.string(), '27600007580'),
      chatGreeting: v.optional(v.string(), 'Hello, I need help with my policy.'),
    }),
    {},
  ),
  /** What the insurer does without (`withoutAreas`): calls, as methods and templates of paths, and the beginnings of the portal's addresses. */
  without: v.optional(v.array(v.string()), []),
  /** Who the insurer is before the law: `readLegalConfig` reads it. */
  legal: v.optional(v.unknown()),
  /** Null until staff sign-in is configured: `readIdentityProvider` reads it. */
  identityProvider: v.optional(v.unknown(), null),
  /** The separate portal of administrators. Which of the two is linked depends on the backend's address. */
  adminPortal: v.optional(v.nullable(v.object({ staging: v.string(), production: v.string() })), null),
});

export type PortalConfig = v.InferOutput<typeof PortalConfigSchema>;
