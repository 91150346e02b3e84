import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** The documents of a policy, for those who have signed in. */
export const documentsRoutes: RouteObject[] = [
  { path: portalRoutes.documents, handle: { title: 'Documents' }, lazy: () => import('./documents.screen') },
];

/** Where anybody checks a certificate, signed in or not. */
export const certificateRoutes: RouteObject[] = [
  {
    path: portalRoutes.certificate,
    handle: { title: 'Check a certificate' },
    lazy: () => import('./check/check-certificate.screen'),
  },
];
