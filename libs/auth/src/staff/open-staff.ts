import { type Answer } from '@portal/api-client';
import { failure, portalRoutes, readIdentityProvider, type Tokens } from '@portal/contract';
import { type BrowserPage, browserPage } from './browser-page';
import { followSession } from './follow-session';
import { isClockWrong } from './is-clock-wrong';
import { keepRenewing } from './keep-renewing';
import { managerSettings } from './manager-settings';
import { randomNonce } from './random-nonce';
import { renewalPace } from './renewal-pace';
import { signInFlow } from './sign-in-flow';
import { signOutFlow } from './sign-out-flow';
import type { StaffIdentity, StaffPage } from './staff-identity';
import { type Navigators, StaffManager } from './staff-manager';
import { staffStatus } from './staff-status';

interface StaffPorts extends StaffPage {
  /** As the configuration has it. */
  identityProvider: unknown;
  page?: BrowserPage;
  navigators?: Navigators;
  newNonce?: () => string;
}

/** What a call gets that could not be helped. Never 401, which would end the session: that is for the person to do. */
const notRenewed: Answer<Tokens> = failure(500, 'INTERNAL_SERVER_ERROR', 'Internal server error');

/** Keeps the identity of staff for a page: at the provider of the configuration, in step with the stored session. */
export function openStaff({
  session,
  client,
  identityProvider: configured,
  page = browserPage(),
  navigators,
  newNonce = randomNonce,
}: StaffPorts): StaffIdentity {
  const identityProvider = readIdentityProvider(configured);
  const pace = renewalPace(page.now);
  const status = staffStatus(session, identityProvider);
  const renewing = keepRenewing({ manager: () => manager, status, pace });
  const manager = new StaffManager(managerSettings(identityProvider, page), {
    session,
    pace,
    locks: page.locks,
    navigators,
    newNonce,
    onFailure: (error) => void renewing.failed(error),
  });
  manager.events.addUserLoaded((user) => {
    status.signedIn(user);
    manager.startSilentRenew();
  });
  manager.events.addAccessTokenExpired(renewing.expired);
  page.onOnline(() => status.now().failure && renewing.renewNow());

  let following: (() => void) | undefined;
  const follow = () => (following ??= followSession({ session, manager, status }))();
  const signIn = signInFlow({
    manager,
    page,
    newNonce,
    onSignedInAgain: () => void client.invalidateQueries(),
  });
  // An answer of the provider comes first: whoever it names is the one to follow.
  if (page.path() !== portalRoutes.staffSignedIn) follow();

  return {
    ...signIn,
    complete: (address) => signIn.complete(address).finally(follow),
    leave: signOutFlow({ manager, page, status, identityProvider }),
    tryAgain: renewing.renewNow,
    renew: async (refused) => {
      if (renewing.isOver()) return notRenewed;
      try {
        await manager.signinSilent();
      } catch {
        return notRenewed;
      }
      const stored = session.read();
      if (stored && stored.accessToken !== refused.accessToken) return { success: true, data: stored };
      // Tokens that are not a minute old, and the service does not take them.
      if (stored)
        status.failing({ name: 'Renew silent failed', reason: isClockWrong(stored) ? 'clock' : 'not-accepted' });
      return notRenewed;
    },
  };
}
