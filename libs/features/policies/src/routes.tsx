import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

export const policiesRoutes: RouteObject[] = [
  { path: portalRoutes.policies, handle: { title: 'Policies' }, lazy: () => import('./policies.screen') },
  {
    path: portalRoutes.createPolicy,
    handle: { title: 'Take out a policy', under: { title: 'Policies', to: portalRoutes.policies } },
    lazy: () => import('./create/create-policy.screen'),
  },
];
