import { lazy, Suspense } from 'react';

const PayByLink = lazy(() => import('./pay-by-link'));

/** Stands where customers pay. Only staff fetch it. */
export const PayForStaff = () => (
  <Suspense>
    <PayByLink />
  </Suspense>
);
