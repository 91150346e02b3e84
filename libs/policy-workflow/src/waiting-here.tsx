import { lazyPart } from '@portal/ui-kit';
import { Suspense } from 'react';
import { useIsOwnPhone } from './use-is-own-phone';

const WaitingOnThisPhone = lazyPart(async () => ({
  default: (await import('./own-phone/waiting')).WaitingOnThisPhone,
}));

/**
 * The changes that wait on this phone; nothing where none does. Fetched behind the page on somebody's own phone, from the moment in which it
 * is called that, so that it is there without a network; on no other.
 */
export function WaitingHere() {
  const isOwnPhone = useIsOwnPhone();
  return <Suspense fallback={null}>{isOwnPhone && <WaitingOnThisPhone />}</Suspense>;
}
