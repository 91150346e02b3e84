import { type RouteObject } from 'react-router-dom';

/** The routes that a feature's entry point shows, whatever else it shows. */
export const routesOf = (entryPoint: Record<string, unknown>): RouteObject[] =>
  Object.entries(entryPoint).flatMap(([name, value]) => (/Routes$/.test(name) ? (value as RouteObject[]) : []));

/** The first address of a feature that needs nothing filled in. Throws when there is none. */
export function firstAddress(screens: RouteObject[]): string {
  const address = screens.map(({ path }) => path).find((path) => path !== undefined && !path.includes(':'));
  if (address === undefined) throw new Error('This feature has no address that one can open as it is');
  return address;
}
