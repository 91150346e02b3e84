import { useUser } from '@portal/auth';
import { type Policy } from '@portal/contract';
import { atom, useAtomValue } from 'jotai';

const chosenAtom = atom<string | null>(null);

/** What is known of the policy on screen. Null until it has been read, when another one is chosen, and after sign-out. */
export const policyDetailsAtom = atom<Policy | null>(null);
policyDetailsAtom.debugLabel = 'policyDetails';

/** The policy on screen. Null until sign-in or the user menu picks one, and again after sign-out. Its details go with it. */
export const selectedPolicyNumberAtom = atom(
  (get) => get(chosenAtom),
  (get, set, policyNumber: string | null) => {
    set(chosenAtom, policyNumber);
    if (get(policyDetailsAtom)?.Policy_Number !== policyNumber) set(policyDetailsAtom, null);
  },
);
selectedPolicyNumberAtom.debugLabel = 'selectedPolicyNumber';

/** The policy on screen; after a reload the one the service remembers for this session. */
export function useSelectedPolicyNumber(): string | null {
  const selected = useAtomValue(selectedPolicyNumberAtom);
  const { whoAmI } = useUser();
  return selected ?? whoAmI.data?.policyNumber ?? null;
}
