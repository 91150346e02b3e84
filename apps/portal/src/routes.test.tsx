import { createAuth, RequireSession } from '@portal/auth';
import { portalRoutes } from '@portal/contract';
import { type RouteHandle } from '@portal/policy-workflow';
import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { portalRouteTable } from './routes';

const table = portalRouteTable(createAuth({ host: 'https://api.test' }));
const flatten = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);
const paths = flatten(table).flatMap(({ path }) => path ?? []);
const addresses: string[] = Object.values(portalRoutes);

const at = (address: string) => matchRoutes(table, address.replace(':id', '7')) ?? [];
const needsSession = (address: string) =>
  at(address).some(({ route: { element } }) => isValidElement(element) && element.type === RequireSession);

describe('the addresses of the portal', () => {
  it('are all there, each exactly once, and no others', () => {
    expect(addresses).toHaveLength(42);
    expect(paths.toSorted()).toEqual([...addresses, '*'].toSorted());
  });

  it.each(addresses)('%s leads to its own screen, which has a title', (address) => {
    const { route } = at(address).at(-1) ?? {};
    expect(route?.path).toBe(address);
    expect((route?.handle as RouteHandle).title).toMatch(/./);
  });

  it('ask for a session, but for these', () => {
    expect(addresses.filter((address) => !needsSession(address)).toSorted()).toEqual([
      '/',
      '/auth/login',
      '/auth/logout',
      '/certificate/:id',
      '/complaints',
      '/paia-manual',
      '/payments/payat',
      '/privacy-notice',
      '/terms-and-conditions',
    ]);
  });

  it('that nobody knows lead to the page that says so', () => {
    expect(at('/no/such/page').at(-1)?.route.path).toBe('*');
  });
});
