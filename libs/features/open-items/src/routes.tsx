import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** What the jobs of each day leave for staff. `handle.title` feeds the document's title and the breadcrumbs. */
export const openItemsRoutes: RouteObject[] = [
  {
    path: portalRoutes.unusedMoney,
    handle: { title: 'Unused money' },
    lazy: () => import('./unused-money/unused-money.screen'),
  },
  {
    path: portalRoutes.debitExceptions,
    handle: { title: 'Debit orders to look into' },
    lazy: () => import('./debit-orders/debit-exceptions.screen'),
  },
  {
    path: portalRoutes.setApart,
    handle: { title: 'Policies set apart' },
    lazy: () => import('./policies-apart/policies-apart.screen'),
  },
];
