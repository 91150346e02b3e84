import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isInUse, isInUseKey } from './own-phone/store';

const WaitingOnThisPhone = lazy(async () => ({
  default: (await import('./own-phone/waiting')).WaitingOnThisPhone,
}));

/**
 * The changes that wait on this phone; nothing where none does. Fetched behind the page on somebody's own phone, from the moment in which it
 * is called that, so that it is there without a network; on no other.
 */
export function WaitingHere() {
  const { data: isOwnPhone } = useQuery({
    queryKey: isInUseKey,
    queryFn: isInUse,
    networkMode: 'always',
    staleTime: 0,
  });
  return <Suspense fallback={null}>{isOwnPhone && <WaitingOnThisPhone />}</Suspense>;
}
