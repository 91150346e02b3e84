import { type Auth } from '@portal/auth';
import { forgetFormDrafts } from '@portal/forms';
import { selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { type createStore } from 'jotai';

/** When a session ends, in whichever tab, nothing that was chosen, read or typed in it stays in the state of this one. */
export const forgetAtSignOut = (session: Auth['session'], store: ReturnType<typeof createStore>) =>
  session.subscribe((ended) => {
    if (!ended) return;
    store.set(selectedPolicyNumberAtom, null);
    forgetFormDrafts(store);
  });
