import { auditRoutes } from '@portal/access';
import { staffSignInRoutes } from '@portal/account';
import { approvalsRoutes } from '@portal/approvals';
import { RequireSession } from '@portal/auth';
import { claimsDeskRoutes } from '@portal/claims-desk';
import { formCatalogueRoutes } from '@portal/form-catalogue';
import { openItemsRoutes } from '@portal/open-items';
import { servicingRoutes, StaffGuard } from '@portal/servicing';
import { type RouteObject } from 'react-router-dom';
import { NotFound } from './shell/not-found';
import { PageLoading } from './shell/page-loading';

/** Where staff sign in and work, and the catalogue of forms, which is about no policy. A line a library: deleting it removes the area. */
export const staffRoutes: RouteObject[] = [
  ...staffSignInRoutes,
  {
    element: <RequireSession waiting={<PageLoading />} />,
    children: [
      ...formCatalogueRoutes,
      {
        element: <StaffGuard otherwise={<NotFound />} waiting={<PageLoading />} />,
        children: [...servicingRoutes, ...approvalsRoutes, ...claimsDeskRoutes, ...openItemsRoutes, ...auditRoutes],
      },
    ],
  },
];
