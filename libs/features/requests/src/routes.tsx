import { portalPaths, portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** `handle.title` feeds the document's title and the breadcrumbs. */
export const requestsRoutes: RouteObject[] = [
  { path: portalRoutes.requests, handle: { title: 'Requests' }, lazy: () => import('./list/requests.screen') },
  {
    path: portalRoutes.request,
    handle: { title: 'Request', under: { title: 'Requests', to: portalPaths.requests() } },
    lazy: () => import('./request/request.screen'),
  },
];
