import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Open to everybody. The footer links each by its title. */
export const legalRoutes = [
  {
    path: portalRoutes.termsAndConditions,
    handle: { title: 'Terms and conditions' },
    lazy: () => import('./terms/terms.screen'),
  },
  {
    path: portalRoutes.privacyNotice,
    handle: { title: 'Privacy notice' },
    lazy: () => import('./privacy-notice/privacy-notice.screen'),
  },
  {
    path: portalRoutes.paiaManual,
    handle: { title: 'PAIA manual' },
    lazy: () => import('./paia-manual/paia-manual.screen'),
  },
  {
    path: portalRoutes.complaints,
    handle: { title: 'Complaints' },
    lazy: () => import('./complaints/complaints.screen'),
  },
] satisfies RouteObject[];
