import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** What policyholders confirm: once a year that everything is right, and that they live when somebody said otherwise. */
export const confirmationRoutes: RouteObject[] = [
  {
    path: portalRoutes.confirmDetails,
    handle: { title: 'Is everything still right?' },
    lazy: () => import('./confirm/confirm-details.screen'),
  },
  { path: portalRoutes.stillAlive, handle: { title: 'I am alive' }, lazy: () => import('./alive/still-alive.screen') },
];
