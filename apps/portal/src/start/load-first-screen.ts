import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

/** The way to the route with this very path: no other comes before it, and the table need not be ranked for it. */
function wayTo(routes: RouteObject[], path: string): RouteObject[] | undefined {
  for (const route of routes) {
    const below = route.path === path ? [] : route.children && wayTo(route.children, path);
    if (below) return [route, ...below];
  }
  return undefined;
}

/**
 * Resolves the lazy parts of the first route before anything is rendered, so that hydration meets the same markup.
 * A part that cannot be had is left to the router, which shows the error view.
 */
export async function loadFirstScreen(routes: RouteObject[], location: Pick<Location, 'pathname'>): Promise<void> {
  const way = wayTo(routes, location.pathname) ?? matchRoutes(routes, location)?.map(({ route }) => route) ?? [];
  await Promise.all(
    way.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy().catch(() => null);
      if (loaded) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
