import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** Signing in and out. Both stand open to everybody. */
export const accountRoutes: RouteObject[] = [
  { path: portalRoutes.login, handle: { title: 'Sign in' }, lazy: () => import('./sign-in/sign-in.screen') },
  { path: portalRoutes.logout, handle: { title: 'Sign out' }, lazy: () => import('./sign-out/sign-out.screen') },
];
