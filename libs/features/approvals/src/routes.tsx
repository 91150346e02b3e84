import { portalPaths, portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const servicing = { title: 'Servicing', to: portalPaths.servicing() };

/** Where staff decide on what was asked for. */
export const approvalsRoutes: RouteObject[] = [
  {
    path: portalRoutes.approvals,
    handle: { title: 'Approvals', under: servicing },
    lazy: () => import('./queue/approvals.screen'),
  },
  {
    path: portalRoutes.approval,
    handle: { title: 'Request', under: { title: 'Approvals', to: portalPaths.approvals() } },
    lazy: () => import('./case/approval.screen'),
  },
];
