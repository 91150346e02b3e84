import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

/**
 * Resolves the lazy parts of the first route before anything is rendered, so that hydration meets the same markup.
 * A part that cannot be had is left to the router, which shows the error view.
 */
export async function loadFirstScreen(routes: RouteObject[], location: Pick<Location, 'pathname'>): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy().catch(() => null);
      if (loaded) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
