import { LeaveQuestion } from '@portal/forms';
import { selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { useStore } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { isSameApplication } from './application';
import { useApplication } from './application-context';
import { type Keeping } from './draft-sync';

/** The service has none of it, or not the last of it, and nothing is on its way there. */
const unkept: readonly Keeping[] = ['never', 'failed', 'changed-elsewhere', 'gone-elsewhere'];

/** Asks before somebody leaves an application of which nobody keeps what was typed or chosen. */
export function UnkeptQuestion() {
  const { application, draftSync } = useApplication();
  const [began] = useState(application);
  const state = useSyncExternalStore(draftSync.subscribe, draftSync.state);
  const store = useStore();
  const isUnsent = unkept.includes(state) && !isSameApplication(application, began);
  return (
    <LeaveQuestion
      isUnsent={isUnsent}
      // Nobody is signed in any more, or staff closed the policy.
      isStillUnsent={() => isUnsent && store.get(selectedPolicyNumberAtom) !== null}
      words="What you typed has not been sent, and it is not kept when you leave this page."
    />
  );
}
