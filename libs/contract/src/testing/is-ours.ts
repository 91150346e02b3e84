import { portalRoutes } from '../portal-paths';

const routes = Object.values(portalRoutes).map((route) => new RegExp(`^${route.replace(':id', '[^/]+')}$`));

/** Whether a page of the portal stands at an address. */
export const isOurs = (path: string) => routes.some((route) => route.test(path.split('?')[0] ?? ''));
