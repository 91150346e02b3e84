import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const title = 'Banking details';

/** `handle.title` feeds the document's title and the breadcrumbs. */
export const bankingRoutes: RouteObject[] = [
  { path: portalRoutes.bankingDetails, handle: { title }, lazy: () => import('./overview/banking-details.screen') },
  {
    path: portalRoutes.updateBankingDetails,
    handle: { title: 'Update banking details', under: { title, to: portalRoutes.bankingDetails } },
    lazy: () => import('./update/update-banking.screen'),
  },
];
