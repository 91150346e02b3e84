import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Where staff find policies and open them. `handle.title` feeds the document's title and the breadcrumbs. */
export const servicingRoutes: RouteObject[] = [
  { path: portalRoutes.servicing, handle: { title: 'Servicing' }, lazy: () => import('./servicing.screen') },
];
