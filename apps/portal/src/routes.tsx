import { accessRoutes, auditRoutes } from '@portal/access';
import { accountRoutes } from '@portal/account';
import { approvalsRoutes } from '@portal/approvals';
import { RequireSession, type Auth } from '@portal/auth';
import { bankingRoutes } from '@portal/banking';
import { beneficiariesRoutes } from '@portal/beneficiaries';
import { dependantsRoutes } from '@portal/dependants';
import { servicingRoutes, PolicyGuard, StaffGuard } from '@portal/servicing';
import { certificateRoutes, documentsRoutes } from '@portal/documents';
import { formCatalogueRoutes } from '@portal/form-catalogue';
import { confirmationRoutes, homeRoutes } from '@portal/home';
import { legalRoutes } from '@portal/legal';
import { notificationsRoutes } from '@portal/notifications';
import { openItemsRoutes } from '@portal/open-items';
import { openPaymentsRoutes, paymentsRoutes } from '@portal/payments';
import { personalDetailsRoutes } from '@portal/personal-details';
import { plansRoutes } from '@portal/plans';
import { policiesRoutes } from '@portal/policies';
import { requestsRoutes } from '@portal/requests';
import { somebodyDiedRoutes } from '@portal/somebody-died';
import { type RouteObject } from 'react-router-dom';
import { framed } from './shell/framed';
import { NotFound } from './shell/not-found';
import { PageLoading } from './shell/page-loading';

/** All addresses of the portal under one layout. A line a library: deleting it removes the area. */
export const portalRouteTable = (_auth: Auth): RouteObject[] =>
  framed([
    ...accountRoutes,
    ...openPaymentsRoutes,
    ...certificateRoutes,
    ...legalRoutes,
    ...somebodyDiedRoutes,
    {
      element: <PolicyGuard waiting={<PageLoading />} />,
      children: [
        ...homeRoutes,
        {
          element: <RequireSession waiting={<PageLoading />} />,
          children: [
            ...policiesRoutes,
            ...notificationsRoutes,
            ...personalDetailsRoutes,
            ...plansRoutes,
            ...dependantsRoutes,
            ...beneficiariesRoutes,
            ...bankingRoutes,
            ...documentsRoutes,
            ...paymentsRoutes,
            ...accessRoutes,
            ...requestsRoutes,
            ...confirmationRoutes,
          ],
        },
      ],
    },
    {
      element: <RequireSession waiting={<PageLoading />} />,
      children: [
        ...formCatalogueRoutes,
        {
          element: <StaffGuard otherwise={<NotFound />} waiting={<PageLoading />} />,
          children: [...servicingRoutes, ...approvalsRoutes, ...openItemsRoutes, ...auditRoutes],
        },
      ],
    },
  ]);
