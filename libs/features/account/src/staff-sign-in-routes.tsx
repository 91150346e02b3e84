import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Where staff sign in, and where their identity provider sends them back to. Both stand open to everybody. */
export const staffSignInRoutes: RouteObject[] = [
  {
    path: portalRoutes.staffSignIn,
    handle: { title: 'Staff sign-in' },
    lazy: () => import('./staff-sign-in/staff-sign-in.screen'),
  },
  {
    path: portalRoutes.staffSignedIn,
    handle: { title: 'Signing in' },
    lazy: () => import('./staff-sign-in/staff-signed-in.screen'),
  },
];
