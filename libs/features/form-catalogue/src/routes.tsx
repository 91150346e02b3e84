import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

/** `handle.title` feeds the document's title and the breadcrumbs. */
export const formCatalogueRoutes: RouteObject[] = [
  {
    path: portalRoutes.formBuilderDemo,
    handle: { title: 'Form builder demo' },
    lazy: () => import('./form-catalogue.screen'),
  },
];
