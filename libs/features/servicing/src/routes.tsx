import { portalPaths, portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

const servicing = { title: 'Servicing', to: portalPaths.servicing() };
const deathReports = { title: 'Reports of a death', to: portalPaths.deathReports() };

/** Where staff find policies and open them, and work on reports of a death. `handle.title` feeds the document's title and the breadcrumbs. */
export const servicingRoutes: RouteObject[] = [
  { path: portalRoutes.servicing, handle: { title: servicing.title }, lazy: () => import('./servicing.screen') },
  {
    path: portalRoutes.deathReports,
    handle: { title: deathReports.title, under: servicing },
    lazy: () => import('./death-reports/list/death-reports.screen'),
  },
  {
    path: portalRoutes.newDeathReport,
    handle: { title: 'Write down a report', under: deathReports },
    lazy: () => import('./death-reports/new/new-death-report.screen'),
  },
  {
    path: portalRoutes.deathReport,
    handle: { title: 'Report of a death', under: deathReports },
    lazy: () => import('./death-reports/report/death-report.screen'),
  },
];
