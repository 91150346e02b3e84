import { type RouteObject } from 'react-router-dom';
import { guideLink, reportLink } from './links';

/** Open to everybody. */
export const somebodyDiedRoutes = [
  { path: reportLink.path, handle: { title: reportLink.title }, lazy: () => import('./report/report.screen') },
  { path: guideLink.path, handle: { title: guideLink.title }, lazy: () => import('./guide/guide.screen') },
] satisfies RouteObject[];
