import { type Answer, sendWrite, writeMutation } from '@portal/api-client';
import { servicingAdditions } from '@portal/contract';
import { forgetFormDrafts } from '@portal/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { selectedPolicyNumberAtom } from '../selected-policy';
import { noteServicings } from './servicings';
import { tabAtom } from './tab';

/** Closes a policy. In the tab that showed it nothing of it is left, what was typed included. */
export function useClosePolicy() {
  const client = useQueryClient();
  const store = useStore();

  return async (policyNumber: string): Promise<Answer<{ wasOpen: boolean }>> => {
    const answer = await sendWrite(client, writeMutation(servicingAdditions.closePolicy, { policyNumber }));
    if (!answer.success) return answer;
    if (store.get(selectedPolicyNumberAtom) === policyNumber) {
      store.set(selectedPolicyNumberAtom, null);
      store.get(tabAtom).name = '';
      forgetFormDrafts(store);
    }
    noteServicings(client, (open) => open.filter((one) => one.policyNumber !== policyNumber));
    client.removeQueries({ queryKey: ['read', { policyNumber }] });
    return answer;
  };
}
