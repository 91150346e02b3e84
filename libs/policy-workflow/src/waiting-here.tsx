import { lazy, Suspense } from 'react';

const WaitingOnThisPhone = lazy(async () => ({
  default: (await import('./own-phone/waiting')).WaitingOnThisPhone,
}));

/** The changes that wait on this phone; nothing where none does. Fetched behind the page. */
export const WaitingHere = () => (
  <Suspense fallback={null}>
    <WaitingOnThisPhone />
  </Suspense>
);
