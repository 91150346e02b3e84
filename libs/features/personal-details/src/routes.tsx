import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const under = { title: 'Personal details', to: portalRoutes.personalDetails };

/** `handle.title` feeds the document's title and the breadcrumbs. */
export const personalDetailsRoutes: RouteObject[] = [
  {
    path: portalRoutes.personalDetails,
    handle: { title: 'Personal details' },
    lazy: () => import('./details/personal-details.screen'),
  },
  {
    path: portalRoutes.updatePersonalDetails,
    handle: { title: 'Update personal details', under },
    lazy: () => import('./update/update-personal-details.screen'),
  },
];
