import { type Api, createQueryClient } from '@portal/api-client';
import { claimantStorageKey, claimSignInAdditions, type StoredClaimant, StoredClaimantSchema } from '@portal/contract';
import { type Auth } from '../create-auth';
import { keepSession, type SessionStore } from '../session-store';
import { signOutClaimant } from './sign-out-claimant';
import { type Channel, twinTabs } from './twin-tabs';

/** What the pages of a claim stand on for somebody who signed in to it alone: a session, calls and a cache of their own. */
export interface ClaimantAuth extends Auth {
  readonly session: SessionStore<StoredClaimant>;
}

const opened = new WeakMap<Api, ClaimantAuth>();

const browserChannel = () => (globalThis.BroadcastChannel ? new BroadcastChannel(claimantStorageKey) : null);

/**
 * Whoever claims in this tab, beside the page's own session and apart from it: kept in the session storage under `claimant`, renewed by
 * the call of claims. One for a page. Source: docs/domain/claims.md#c1-4.
 */
export function claimantOf(page: Auth, openChannel: () => Channel | null = browserChannel): ClaimantAuth {
  const known = opened.get(page.api);
  if (known) return known;
  const session = keepSession(
    { key: claimantStorageKey, schema: StoredClaimantSchema },
    twinTabs(page.tabStorage, openChannel()),
  );
  const api = page.api.beside({
    session,
    refresher: ({ refreshToken }) => page.api.call(claimSignInAdditions.refreshClaimToken, {}, { refreshToken }),
  });
  const client = createQueryClient(api);
  client.setDefaultOptions(page.client.getDefaultOptions());
  session.subscribe((ended) => {
    if (ended) client.clear();
    page.session.showStaff({ ...page.session.state().staff }); // a change: the header and the guards look again
  });
  const claimant: ClaimantAuth = { ...page, session, api, client };
  page.session.subscribe(() => {
    // Whoever signs in with a policy leaves the claim.
    if (page.session.read() && session.read()) void signOutClaimant(claimant);
  });
  opened.set(page.api, claimant);
  return claimant;
}
