import { useUser } from '@portal/auth';
import { atom, useAtomValue } from 'jotai';

/** The policy on screen. Null until sign-in or the user menu picks one, and again after sign-out. */
export const selectedPolicyNumberAtom = atom<string | null>(null);
selectedPolicyNumberAtom.debugLabel = 'selectedPolicyNumber';

/** The policy on screen; after a reload the one the service remembers for this session. */
export function useSelectedPolicyNumber(): string | null {
  const selected = useAtomValue(selectedPolicyNumberAtom);
  const { whoAmI } = useUser();
  return selected ?? whoAmI.data?.policyNumber ?? null;
}
