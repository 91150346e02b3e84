import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Home stands open: visitors see the way in, customers see their policy. */
export const homeRoutes: RouteObject[] = [
  { path: portalRoutes.home, handle: { title: 'Home' }, lazy: () => import('./home.screen') },
];

/** The yearly question, for whoever has signed in. */
export const confirmationRoutes: RouteObject[] = [
  {
    path: portalRoutes.confirmDetails,
    handle: { title: 'Is everything still right?' },
    lazy: () => import('./confirm/confirm-details.screen'),
  },
];
