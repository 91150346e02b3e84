import { useUser } from '@portal/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { clockAtom } from '../today';
import { sendFromThisPhone } from './send-from-this-phone';
import { useLastKnown } from '../use-last-known';
import { waitingKey } from './waiting-keys';
import { waitingOnThisPhone } from './waiting-changes';

/** Between two tries of a page that shows what waits, in milliseconds: a network that leads nowhere tells nobody when it does. */
const betweenTries = 60_000;

/**
 * The changes that wait on this phone, in their order: of whoever is signed in, and of whose copy it is while nobody can be asked who that
 * is. Undefined while they are looked for.
 */
export function useWaitingChanges() {
  const client = useQueryClient();
  const clock = useAtomValue(clockAtom);
  const signedIn = useUser().whoAmI.data?.userId;
  const lastKnown = useLastKnown();
  const userId = signedIn ?? lastKnown?.userId ?? '';
  const { data: changes } = useQuery({
    queryKey: waitingKey(userId),
    queryFn: () => waitingOnThisPhone.of(userId),
    enabled: userId !== '',
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  const hasSome = changes !== undefined && changes.length > 0;
  useEffect(() => {
    if (!hasSome || signedIn === undefined) return;
    const timer = setInterval(() => void sendFromThisPhone(client, signedIn, clock.now), betweenTries);
    return () => clearInterval(timer);
  }, [hasSome, client, signedIn, clock]);
  return changes;
}
