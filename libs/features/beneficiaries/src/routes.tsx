import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const under = { title: 'Beneficiaries', to: portalRoutes.beneficiaries };

/** `handle.title` feeds the document's title and the breadcrumbs. */
export const beneficiariesRoutes: RouteObject[] = [
  {
    path: portalRoutes.beneficiaries,
    handle: { title: 'Beneficiaries' },
    lazy: () => import('./overview/beneficiaries.screen'),
  },
  {
    path: portalRoutes.addBeneficiary,
    handle: { title: 'Add beneficiary', under },
    lazy: () => import('./add/add-beneficiary.screen'),
  },
  {
    path: portalRoutes.newBeneficiary,
    handle: { title: 'Proposed beneficiary', under },
    lazy: () => import('./proposed/proposed-beneficiary.screen'),
  },
  {
    path: portalRoutes.beneficiary,
    handle: { title: 'Beneficiary', under },
    lazy: () => import('./details/beneficiary-details.screen'),
  },
  {
    path: portalRoutes.updateBeneficiary,
    handle: { title: 'Update beneficiary', under },
    lazy: () => import('./update/update-beneficiary.screen'),
  },
];
