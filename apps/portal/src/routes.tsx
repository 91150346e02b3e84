import { accountRoutes } from '@portal/account';
import { RequireSession, type Auth } from '@portal/auth';
import { bankingRoutes } from '@portal/banking';
import { beneficiariesRoutes } from '@portal/beneficiaries';
import { dependantsRoutes } from '@portal/dependants';
import { certificateRoutes, documentsRoutes } from '@portal/documents';
import { formCatalogueRoutes } from '@portal/form-catalogue';
import { homeRoutes } from '@portal/home';
import { legalRoutes } from '@portal/legal';
import { notificationsRoutes } from '@portal/notifications';
import { openPaymentsRoutes, paymentsRoutes } from '@portal/payments';
import { personalDetailsRoutes } from '@portal/personal-details';
import { plansRoutes } from '@portal/plans';
import { policiesRoutes } from '@portal/policies';
import { type RouteObject } from 'react-router-dom';
import { framed } from './shell/framed';

/** All addresses of the portal under one layout. A line a room: deleting it removes the area. */
export const portalRouteTable = (_auth: Auth): RouteObject[] =>
  framed([
    ...homeRoutes,
    ...accountRoutes,
    ...openPaymentsRoutes,
    ...certificateRoutes,
    ...legalRoutes,
    {
      element: <RequireSession />,
      children: [
        ...policiesRoutes,
        ...notificationsRoutes,
        ...personalDetailsRoutes,
        ...plansRoutes,
        ...dependantsRoutes,
        ...beneficiariesRoutes,
        ...bankingRoutes,
        ...documentsRoutes,
        ...formCatalogueRoutes,
        ...paymentsRoutes,
      ],
    },
  ]);
