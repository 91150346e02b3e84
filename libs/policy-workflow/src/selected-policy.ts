import { useSession, useUser } from '@portal/auth';
import { type Policy } from '@portal/contract';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const chosenAtom = atom<string | null>(null);
/** Who was signed in when a policy came on screen; null: nobody that is known. */
const holderAtom = atom<string | null>(null);

/** What is known of the policy on screen. Null until it has been read, when another one is chosen, and after sign-out. */
export const policyDetailsAtom = atom<Policy | null>(null);
policyDetailsAtom.debugLabel = 'policyDetails';

/** The policy on screen. Null until sign-in or the user menu picks one, and again after sign-out. Its details go with it. */
export const selectedPolicyNumberAtom = atom(
  (get) => get(chosenAtom),
  (get, set, policyNumber: string | null) => {
    set(chosenAtom, policyNumber);
    if (policyNumber === null) set(holderAtom, null);
    if (get(policyDetailsAtom)?.Policy_Number !== policyNumber) set(policyDetailsAtom, null);
  },
);
selectedPolicyNumberAtom.debugLabel = 'selectedPolicyNumber';

interface Remembered {
  userId: string;
  policyNumber: string | null;
}

/** Takes the policy that the service remembers, where this tab has none yet, or has one of somebody who was signed in before. */
const rememberedAtom = atom(null, (get, set, { userId, policyNumber }: Remembered) => {
  const holder = get(holderAtom);
  set(holderAtom, userId);
  if (get(chosenAtom) === null || (holder !== null && holder !== userId)) set(selectedPolicyNumberAtom, policyNumber);
});

/**
 * The policy on screen; after a reload the one the service remembers for this session. From then on it is this tab's own: another tab that
 * chooses a policy changes what the service remembers, and must not change what somebody is about to confirm here.
 */
export function useSelectedPolicyNumber(): string | null {
  const selected = useAtomValue(selectedPolicyNumberAtom);
  const remember = useSetAtom(rememberedAtom);
  const { whoAmI } = useUser();
  const { isSignedIn } = useSession();
  const { userId, policyNumber = null } = whoAmI.data ?? {};
  useEffect(() => {
    if (isSignedIn && userId !== undefined) remember({ userId, policyNumber });
  }, [isSignedIn, userId, policyNumber, remember]);
  return selected ?? policyNumber;
}
