import { AppMain, ToastRegion } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';

/** What stands around the story: only what every screen relies on, or the whole frame of the portal. */
export type Frame = 'screen' | 'portal';

const screenFrame = (
  <>
    <AppMain>
      <Outlet />
    </AppMain>
    <ToastRegion />
  </>
);

/** The portal's own routes, with the story in the place of the screen at `path`; links lead to the real other screens. */
export function routesWithStory(table: RouteObject[], path: string, frame: Frame, story: ReactNode): RouteObject[] {
  const replaced = matchRoutes(table, path)?.at(-1)?.route;
  const withStory = (route: RouteObject): RouteObject => {
    if (route === replaced) return { path: route.path ?? '*', handle: route.handle, element: story };
    return route.children ? { ...route, children: route.children.map(withStory) } : route;
  };
  const routes = table.map(withStory);
  return frame === 'portal' ? routes : routes.map((route) => ({ ...route, element: screenFrame }));
}
