import { portalPaths, portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const desk = { title: 'Desk', to: portalPaths.desk() };

/** Where staff decide on what was asked for. */
export const approvalsRoutes: RouteObject[] = [
  {
    path: portalRoutes.approvals,
    handle: { title: 'Approvals', under: desk },
    lazy: () => import('./queue/approvals.screen'),
  },
  {
    path: portalRoutes.approval,
    handle: { title: 'Request', under: { title: 'Approvals', to: portalPaths.approvals() } },
    lazy: () => import('./case/approval.screen'),
  },
];
