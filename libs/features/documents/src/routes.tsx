import { portalRoutes } from '@portal/contract';
import { type RouteObject } from 'react-router-dom';

export const documentsRoutes: RouteObject[] = [
  { path: portalRoutes.documents, handle: { title: 'Documents' }, lazy: () => import('./documents.screen') },
];
