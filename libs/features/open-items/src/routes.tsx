import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';
import type * as Screens from './screens';

const page = (path: string, title: string, name: keyof typeof Screens): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: (await import('./screens'))[name] }),
});

/** What the jobs of each day leave for staff. `handle.title` feeds the document's title and the breadcrumbs. */
export const openItemsRoutes: RouteObject[] = [
  page(portalRoutes.unusedMoney, 'Unused money', 'UnusedMoney'),
  page(portalRoutes.debitExceptions, 'Debit orders to look into', 'DebitExceptions'),
  page(portalRoutes.setApart, 'Policies set apart', 'PoliciesApart'),
];
