import { portalRoutes } from '@portal/contract';

/** Apart from the routes, which name files that change with a release. */
export const reportLink = { path: portalRoutes.somebodyDied, title: 'Somebody has died' };
export const guideLink = { path: portalRoutes.somebodyDiedGuide, title: 'Somebody has died: what to do' };
