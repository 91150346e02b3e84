import { portalPaths, portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const servicing = { title: 'Servicing', to: portalPaths.servicing() };
const claims = { title: 'Claims', to: portalPaths.claimsDesk() };

/** Where staff decide on claims. `handle.title` feeds the document's title and the breadcrumbs. */
export const claimsDeskRoutes: RouteObject[] = [
  {
    path: portalRoutes.claimsDesk,
    handle: { title: claims.title, under: servicing },
    lazy: () => import('./queue/claims-desk.screen'),
  },
  {
    path: portalRoutes.openClaim,
    handle: { title: 'Open a claim', under: claims },
    lazy: () => import('./open/open-claim.screen'),
  },
  {
    path: portalRoutes.claimCase,
    handle: { title: 'Claim', under: claims },
    lazy: () => import('./case/claim-case.screen'),
  },
  {
    path: portalRoutes.claimPayouts,
    handle: { title: 'Payments of claims', under: claims },
    lazy: () => import('./payouts/claim-payouts.screen'),
  },
];
