import { portalPaths, portalRoutes } from '@portal/contract';
import { type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';

/** Addresses that the first page does not carry, because few people go there, under the ids of their places in the table. */
const laterPlaces = {
  staff: {
    below: [portalRoutes.staffSignIn, portalRoutes.servicing, portalRoutes.formBuilderDemo],
    load: async () => (await import('./staff-routes')).staffRoutes,
  },
  claims: {
    below: [portalRoutes.claims, portalPaths.continuePolicy('')],
    load: async () => (await import('./claims-routes')).claimsArea,
  },
  seldom: {
    below: [portalRoutes.stillAlive, portalRoutes.confirmDetails, portalRoutes.accessLog, portalRoutes.history],
    load: async () => (await import('./seldom-routes')).seldomRoutes,
  },
};
const places = Object.entries(laterPlaces);

/** Those that are known already. */
export type LaterRoutes = { [Place in keyof typeof laterPlaces]?: RouteObject[] };

const placeOf = (path: string) => places.find(([, { below }]) => below.some((start) => path.startsWith(start)));

/** What the table has to have from the start for an address. Where it cannot be had, the router fetches it again and says so. */
export async function laterRoutesAt(path: string): Promise<LaterRoutes> {
  const place = placeOf(path);
  return place ? { [place[0]]: await place[1].load().catch(() => []) } : {};
}

/** Puts the addresses of a place into the table once somebody goes to one of them. */
export const addLaterRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const place = placeOf(path);
  if (place) patch(place[0], await place[1].load());
};
