import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';
import type * as pages from './pages';

const page = (path: string, title: string, name: keyof typeof pages) => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: (await import('./pages'))[name] }),
});

/** Open to everybody. The footer links each by its title. */
export const legalRoutes = [
  page(portalRoutes.termsAndConditions, 'Terms and conditions', 'Terms'),
  page(portalRoutes.privacyNotice, 'Privacy notice', 'PrivacyNotice'),
  page(portalRoutes.paiaManual, 'PAIA manual', 'PaiaManual'),
  page(portalRoutes.complaints, 'Complaints', 'Complaints'),
] satisfies RouteObject[];
