import { type RouteObject } from 'react-router-dom';
import { legalLinks } from './links';

/** Open to everybody. */
export const legalRoutes = legalLinks.map(({ path, title, component }) => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: (await import('./pages'))[component] }),
})) satisfies RouteObject[];
