import { portalPaths, portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Who looked at a policy and all else that happened on it, for its policyholder. */
export const accessRoutes: RouteObject[] = [
  {
    path: portalRoutes.accessLog,
    handle: { title: 'Who looked', under: { title: 'Personal details', to: portalPaths.personalDetails() } },
    lazy: () => import('./log/access-log.screen'),
  },
  {
    path: portalRoutes.history,
    handle: { title: 'History', under: { title: 'Requests', to: portalPaths.requests() } },
    lazy: () => import('./history/history.screen'),
  },
];
