import { useAuth, useUser } from '@portal/auth';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSelectedPolicyNumber } from './selected-policy';
import { clockAtom } from './today';
import type { KeptCopy } from './own-phone/kept-copy'; // the type alone: an own phone fetches the rest
import { lastKnownKey } from './own-phone-keys';
import { isInUse } from './own-phone/store';

/** To whom the copy may be shown: fetched on somebody's own phone alone. */
export const fetchReader = () => import('./own-phone/reader');

/**
 * What the phone of whoever is signed in last knew of the policy on screen, also before the service has said who that is. Undefined while
 * it is looked up; null: nothing that may be shown.
 */
export function useLastKnown(): KeptCopy | null | undefined {
  const { session } = useAuth();
  const clock = useAtomValue(clockAtom);
  const userId = useUser().whoAmI.data?.userId;
  const policyNumber = useSelectedPolicyNumber();
  const { data: copy } = useQuery({
    queryKey: lastKnownKey,
    queryFn: async () => {
      if (!(await isInUse())) return null;
      return (await fetchReader()).readLastKnown(session.read(), clock.now());
    },
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  });
  const isOfAnother =
    copy && ((userId ?? copy.userId) !== copy.userId || (policyNumber ?? copy.policyNumber) !== copy.policyNumber);
  return isOfAnother ? null : copy;
}
