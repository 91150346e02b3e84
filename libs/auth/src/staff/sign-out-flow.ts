import { type IdentityProviderConfig, type StoredSession } from '@portal/contract';
import { MetadataService } from 'oidc-client-ts';
import { type BrowserPage } from './browser-page';
import { signOutAddress } from './sign-out-address';
import { type StaffManager } from './staff-manager';
import { type StaffStatus } from './staff-status';

/** How long service and provider may take to hear of it before the page moves on, in milliseconds. */
const longest = 5_000;

interface SignOutPorts {
  manager: StaffManager;
  page: BrowserPage;
  status: StaffStatus;
  identityProvider: IdentityProviderConfig;
}

/** Ends a sign-in at the provider. Here it is over already, whatever the provider says. */
export function signOutFlow({ manager, page, status, identityProvider }: SignOutPorts) {
  const forgetAll = () => {
    for (const key of Object.keys(page.store)) if (key.startsWith('oidc.')) page.store.removeItem(key);
  };

  return async (ended: StoredSession, told: Promise<unknown>): Promise<void> => {
    const idToken = manager.takeIdToken();
    forgetAll();
    const patience = new Promise<false>((done) => setTimeout(() => done(false), longest));
    // Anew, past everything that is remembered: to be sent to a provider that is not there would be the end of the page.
    const isThere = new MetadataService(manager.settings).getMetadata().then(
      () => true,
      () => false,
    );
    await Promise.race([Promise.allSettled([told, manager.revoke(ended), isThere]), patience]);
    forgetAll();
    if (await Promise.race([isThere, patience])) page.go(signOutAddress(identityProvider, page.origin, idToken));
    else status.gone('away', { name: 'Sign-out failed', reason: 'no-answer' });
  };
}
