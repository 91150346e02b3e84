import { portalRoutes } from '@portal/contract';

/** The guide, for the footer. Apart from the route, which names a file that changes with a release. */
export const guideLink = { path: portalRoutes.somebodyDiedGuide, title: 'Somebody has died' };
