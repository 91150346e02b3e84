import { lazy, Suspense } from 'react';
import { PageLoading } from './page-loading';

const NotFoundPage = lazy(() => import('./not-found-page'));

/** What stands at an address that the portal does not know; few ever fetch it. */
export const NotFound = () => (
  <Suspense fallback={<PageLoading />}>
    <NotFoundPage />
  </Suspense>
);
