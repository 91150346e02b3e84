import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Open to everybody. The footer links the page by its title. */
export const somebodyDiedRoutes = [
  {
    path: portalRoutes.somebodyDiedGuide,
    handle: { title: 'Somebody has died' },
    lazy: () => import('./guide/guide.screen'),
  },
] satisfies RouteObject[];
