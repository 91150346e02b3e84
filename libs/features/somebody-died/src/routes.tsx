import { type RouteObject } from 'react-router-dom';
import { guideLink } from './links';

/** Open to everybody. */
export const somebodyDiedRoutes = [
  { path: guideLink.path, handle: { title: guideLink.title }, lazy: () => import('./guide/guide.screen') },
] satisfies RouteObject[];
