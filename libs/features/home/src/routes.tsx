import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Home stands open: visitors see the way in, customers see their policy. */
export const homeRoutes: RouteObject[] = [
  { path: portalRoutes.home, handle: { title: 'Home' }, lazy: () => import('./home.screen') },
];
