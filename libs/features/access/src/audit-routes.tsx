import { portalPaths, portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Who did what, for portal administrators. */
export const auditRoutes: RouteObject[] = [
  {
    path: portalRoutes.auditTrail,
    handle: { title: 'Audit', under: { title: 'Servicing', to: portalPaths.servicing() } },
    lazy: () => import('./audit/audit.screen'),
  },
];
