import { accountRoutes } from '@portal/account';
import { RequireSession, type Auth } from '@portal/auth';
import { comingRoutes, openComingRoutes } from '@portal/coming';
import { homeRoutes } from '@portal/home';
import { notificationsRoutes } from '@portal/notifications';
import { policiesRoutes } from '@portal/policies';
import { type RouteObject } from 'react-router-dom';
import { ErrorView } from './shell/error-view';
import { NotFound } from './shell/not-found';
import { PageLoading } from './shell/page-loading';
import { RootLayout } from './shell/root-layout';

/** All addresses of the portal under one layout. A line a room: deleting it removes the area. */
export const portalRouteTable = (_auth: Auth): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <RootLayout outlet={<ErrorView />} />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        errorElement: <ErrorView />,
        children: [
          ...homeRoutes,
          ...accountRoutes,
          ...openComingRoutes,
          { element: <RequireSession />, children: [...policiesRoutes, ...notificationsRoutes, ...comingRoutes] },
          { path: '*', handle: { title: 'Page not found' }, element: <NotFound /> },
        ],
      },
    ],
  },
];
