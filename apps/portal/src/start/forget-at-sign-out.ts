import { type Auth } from '@portal/auth';
import { forgetFormDrafts, forgetFormDraftsAside, setFormDraftsAside } from '@portal/forms';
import { selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { type createStore } from 'jotai';

/**
 * When a session ends, in whichever tab, nothing that was chosen, read or typed in it stays in the state of this one. What was typed in a session
 * that ran out waits unseen for the same person (`onReturn`), until anybody is signed in.
 */
export const forgetAtSignOut = (session: Auth['session'], store: ReturnType<typeof createStore>) =>
  session.subscribe((ended, forGood) => {
    if (!ended) {
      if (session.read() !== null) forgetFormDraftsAside(store);
      return;
    }
    store.set(selectedPolicyNumberAtom, null);
    if (forGood === false) setFormDraftsAside(store);
    else forgetFormDrafts(store);
  });
