import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

export const policiesRoutes: RouteObject[] = [
  { path: portalRoutes.policies, handle: { title: 'Policies' }, lazy: () => import('./policies.screen') },
];
