import { useAuth, useUser } from '@portal/auth';
import { type StoredSession } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { atom, type createStore, useAtomValue } from 'jotai';
import { useSelectedPolicyNumber } from './selected-policy';
import { clockAtom } from './today';
import type { KeptCopy } from './own-phone/kept-copy'; // the type alone: an own phone fetches the rest
import { isMarked } from './own-phone/mark';
import { lastKnownKey } from './own-phone-keys';
import { isInUse } from './own-phone/store';

/** What was read of the copy before the first page was drawn: the page begins with it. */
const atStartAtom = atom<KeptCopy | null>(null);
atStartAtom.debugLabel = 'last known at start';

/** To whom the copy may be shown: fetched on somebody's own phone alone. */
export const fetchReader = () => import('./own-phone/reader');

/**
 * Reads what this phone last knew before anything is drawn. On a phone that keeps nothing it reads nothing. What fails, the page looks for
 * again once it is drawn.
 */
export async function readLastKnownAtStart(session: StoredSession | null, store: ReturnType<typeof createStore>) {
  if (!isMarked()) return;
  const known = fetchReader().then(({ readLastKnown }) => readLastKnown(session, store.get(clockAtom).now()));
  store.set(atStartAtom, await known.catch(() => null));
}

/**
 * What the phone of whoever is signed in last knew of the policy on screen, also before the service has said who that is. Undefined while
 * it is looked up; null: nothing that may be shown.
 */
export function useLastKnown(): KeptCopy | null | undefined {
  const { session } = useAuth();
  const clock = useAtomValue(clockAtom);
  const userId = useUser().whoAmI.data?.userId;
  const policyNumber = useSelectedPolicyNumber();
  const atStart = useAtomValue(atStartAtom);
  const { data: copy } = useQuery({
    queryKey: lastKnownKey,
    queryFn: async () => {
      if (!(await isInUse())) return null;
      return (await fetchReader()).readLastKnown(session.read(), clock.now());
    },
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    ...(atStart && { initialData: atStart }),
  });
  const isOfAnother =
    copy && ((userId ?? copy.userId) !== copy.userId || (policyNumber ?? copy.policyNumber) !== copy.policyNumber);
  return isOfAnother ? null : copy;
}
