import { accountRoutes } from '@portal/account';
import { RequireSession, type Auth } from '@portal/auth';
import { bankingRoutes } from '@portal/banking';
import { beneficiariesRoutes } from '@portal/beneficiaries';
import { dependantsRoutes } from '@portal/dependants';
import { PolicyGuard } from '@portal/servicing';
import { certificateRoutes, documentsRoutes } from '@portal/documents';
import { homeRoutes } from '@portal/home';
import { legalRoutes } from '@portal/legal';
import { notificationsRoutes } from '@portal/notifications';
import { openPaymentsRoutes, paymentsRoutes } from '@portal/payments';
import { personalDetailsRoutes } from '@portal/personal-details';
import { plansRoutes } from '@portal/plans';
import { policiesRoutes } from '@portal/policies';
import { requestsRoutes } from '@portal/requests';
import { somebodyDiedRoutes } from '@portal/somebody-died';
import { type RouteObject } from 'react-router-dom';
import { type LaterRoutes } from './later-routes';
import { framed } from './shell/framed';
import { PageLoading } from './shell/page-loading';

/** All addresses of the portal under one layout. A line a library: deleting it removes the area. */
export const portalRouteTable = (_auth: Auth, later: LaterRoutes = {}): RouteObject[] =>
  framed([
    ...accountRoutes,
    ...openPaymentsRoutes,
    ...certificateRoutes,
    ...legalRoutes,
    ...somebodyDiedRoutes,
    { id: 'claims', children: later.claims ?? [] },
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
            ...requestsRoutes,
            { id: 'seldom', children: later.seldom ?? [] },
          ],
        },
      ],
    },
    { id: 'staff', children: later.staff ?? [] },
  ]);
