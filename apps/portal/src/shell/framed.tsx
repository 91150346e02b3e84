import { type ReactNode } from 'react';
import { type RouteObject } from 'react-router-dom';
import { ErrorView } from './error-view';
import { NotFound } from './not-found';
import { PageLoading } from './page-loading';
import { RootLayout } from './root-layout';

/** Screens in the frame of the portal, each with the error view in its own place; what stands at any other address. */
export const framed = (screens: RouteObject[], elsewhere: ReactNode = <NotFound />): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <RootLayout outlet={<ErrorView />} />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        errorElement: <ErrorView />,
        children: [...screens, { path: '*', handle: { title: 'Page not found' }, element: elsewhere }],
      },
    ],
  },
];
