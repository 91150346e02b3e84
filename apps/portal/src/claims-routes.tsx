import { ClaimsGuard, claimSignInRoutes, claimsRoutes } from '@portal/claims';
import { PolicyGuard } from '@portal/servicing';
import { type RouteObject } from 'react-router-dom';
import { PageLoading } from './shell/page-loading';

/** Claims, and where somebody who has no policy signs in to one. */
export const claimsArea: RouteObject[] = [
  ...claimSignInRoutes,
  {
    element: <PolicyGuard waiting={<PageLoading />} />,
    children: [{ element: <ClaimsGuard waiting={<PageLoading />} />, children: claimsRoutes }],
  },
];
