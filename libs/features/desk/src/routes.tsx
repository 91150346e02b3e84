import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Where staff find policies and open them. `handle.title` feeds the document's title and the breadcrumbs. */
export const deskRoutes: RouteObject[] = [
  { path: portalRoutes.desk, handle: { title: 'Desk' }, lazy: () => import('./desk.screen') },
];
