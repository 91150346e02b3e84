import { lazyPart } from '@portal/ui-kit';
import { Suspense } from 'react';

const PayByLink = lazyPart(() => import('./pay-by-link'));

/** Stands where customers pay. Only staff fetch it. */
export const PayForStaff = () => (
  <Suspense>
    <PayByLink />
  </Suspense>
);
