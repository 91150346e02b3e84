import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const under = { title: 'My plan', to: portalRoutes.myPlan };

/** `handle.title` feeds the document's title and the breadcrumbs. */
export const plansRoutes: RouteObject[] = [
  { path: portalRoutes.myPlan, handle: { title: 'My plan' }, lazy: () => import('./my-plan/my-plan.screen') },
  {
    path: portalRoutes.otherPlans,
    handle: { title: 'Other plans', under },
    lazy: () => import('./other-plans/other-plans.screen'),
  },
  {
    path: portalRoutes.updatePlan,
    handle: { title: 'Change plan', under },
    lazy: () => import('./update-plan/update-plan.screen'),
  },
];
