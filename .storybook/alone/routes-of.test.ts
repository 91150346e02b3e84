import { expect, it } from 'vitest';
import { firstAddress, routesOf } from './routes-of';

const childRoutes = [{ path: '/child/details/:id' }, { path: '/child/add' }];

it('are all routes of the entry point, and nothing else of it', () => {
  const entryPoint = { childRoutes, openRoutes: [{ path: '/terms' }], ChildBadge: () => null };
  expect(routesOf(entryPoint).map(({ path }) => path)).toEqual(['/child/details/:id', '/child/add', '/terms']);
});

it('begin at an address that needs nothing filled in', () => {
  expect(firstAddress(childRoutes)).toBe('/child/add');
  expect(() => firstAddress([{ path: '/child/details/:id' }])).toThrow('no address that one can open');
});
