import { useSetAtom, useStore } from 'jotai';
import { selectedPolicyNumberAtom } from '../selected-policy';
import { tabAtom, tabOf } from './tab';

/** Makes a policy that is open to staff the one of this tab. The service remembers no selection for staff: tabs differ. */
export function useServicePolicy() {
  const select = useSetAtom(selectedPolicyNumberAtom);
  const store = useStore();
  return (policyNumber: string) => {
    store.get(tabAtom).name = tabOf(policyNumber);
    select(policyNumber);
  };
}
