import { portalRoutes } from '@portal/contract';
import { inAppPath } from '../return-address';
import { type BrowserPage } from './browser-page';
import { signInFailure } from './failure-of';
import type { StaffFailure } from './staff-failure';
import type { SignInOutcome } from './staff-identity';
import { type StaffManager } from './staff-manager';

/** How long a window waits for the page that opened it to take its answer, in milliseconds. */
const handOverTime = 2_000;

interface SignInPorts {
  manager: StaffManager;
  page: BrowserPage;
  newNonce: () => string;
  /** Told when the same person has signed in again. */
  onSignedInAgain: () => void;
}

/** The three ways through the provider's sign-in page: away and back, in a window of its own, and its answer. */
export function signInFlow({ manager, page, newNonce, onSignedInAgain }: SignInPorts) {
  let window: AbortController | undefined;
  /** The provider remembered somebody else: next time it has to ask who it is. */
  let prompt: 'login' | undefined;

  const outcomes = new Map<string, Promise<SignInOutcome>>();

  const complete = async (address: string): Promise<SignInOutcome> => {
    const question = questionBehind(address, page.store);
    if (question === null) {
      // The answer may belong to the page that opened this window. It closes the window when it takes it.
      await manager.signinPopupCallback(address).catch(() => undefined);
      await new Promise((done) => setTimeout(done, handOverTime));
      return { returnTo: portalRoutes.home, failure: { name: 'Sign-in failed', reason: 'not-asked' } };
    }
    const returnTo = inAppPath(question.returnTo) ?? portalRoutes.home;
    try {
      await manager.signinRedirectCallback(address);
      return { returnTo, failure: null };
    } catch (error) {
      return { returnTo, failure: signInFailure(error) };
    }
  };

  return {
    signIn: async (returnTo: string): Promise<StaffFailure | null> => {
      try {
        await manager.signinRedirect({ state: { returnTo }, nonce: newNonce() });
        return null;
      } catch (error) {
        return signInFailure(error);
      }
    },

    signInAgain: async (): Promise<StaffFailure | null> => {
      window?.abort('A newer window was asked for');
      const mine = (window = new AbortController());
      try {
        await manager.signinPopup({ nonce: newNonce(), popupSignal: mine.signal, ...(prompt && { prompt }) });
        prompt = undefined;
        onSignedInAgain();
        return null;
      } catch (error) {
        if (mine.signal.aborted) return null;
        const failure = signInFailure(error);
        if (failure.reason === 'other-person') prompt = 'login';
        return failure;
      }
    },

    complete: (address: string): Promise<SignInOutcome> => {
      const outcome = outcomes.get(address) ?? complete(address);
      outcomes.set(address, outcome);
      return outcome;
    },
  };
}

/** What this tab asked for when it sent somebody away, by the state in the answer's address. Null: it did not ask. */
function questionBehind(address: string, store: Storage): { returnTo?: unknown } | null {
  const kept = store.getItem(`oidc.${new URL(address).searchParams.get('state')}`);
  if (kept === null) return null;
  const { data } = JSON.parse(kept) as { data?: { returnTo?: unknown } };
  return data ?? {};
}
