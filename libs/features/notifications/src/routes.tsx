import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

export const notificationsRoutes: RouteObject[] = [
  {
    path: portalRoutes.notifications,
    handle: { title: 'Notifications' },
    lazy: () => import('./notifications.screen'),
  },
];
