import { createAuth, RequireSession } from '@portal/auth';
import { ClaimsGuard } from '@portal/claims';
import { portalRoutes } from '@portal/contract';
import { PolicyGuard, StaffGuard } from '@portal/servicing';
import { type RouteHandle } from '@portal/policy-workflow';
import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { claimsArea } from './claims-routes';
import { portalRouteTable } from './routes';
import { seldomRoutes } from './seldom-routes';
import { staffRoutes } from './staff-routes';

const table = portalRouteTable(createAuth({ host: 'https://api.test' }), {
  staff: staffRoutes,
  seldom: seldomRoutes,
  claims: claimsArea,
});
const flatten = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);
const paths = flatten(table).flatMap(({ path }) => path ?? []);
const addresses: string[] = Object.values(portalRoutes);

const at = (address: string) => matchRoutes(table, address.replace(':id', '7')) ?? [];
const stands = (address: string, within: unknown) =>
  at(address).some(({ route: { element } }) => isValidElement(element) && element.type === within);
const needsSession = (address: string) => stands(address, RequireSession) || stands(address, ClaimsGuard);

describe('the addresses of the portal', () => {
  it('are all there, each exactly once, and no others', () => {
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
      '/auth/staff',
      '/auth/staff/signed-in',
      '/certificate/:id',
      '/claims/sign-in',
      '/complaints',
      '/paia-manual',
      '/payments/payat',
      '/privacy-notice',
      '/somebody-died',
      '/somebody-died/guide',
      '/terms-and-conditions',
    ]);
  });

  it('of claims are for policyholders and for whoever signed in to one', () => {
    const ofClaims = addresses.filter((address) => stands(address, ClaimsGuard));
    const isOfClaims = (one: string) => /^\/(claims|policies\/continue)\b/.test(one) && one !== '/claims/sign-in';
    expect(ofClaims).toEqual(addresses.filter(isOfClaims));
  });

  it('of servicing are for staff, and no others', () => {
    const ofStaff = addresses.filter((address) => stands(address, StaffGuard));
    expect(ofStaff).toEqual(addresses.filter((address) => address.startsWith('/desk')));
  });

  it('that ask for a session are about the policy that staff have open, but for those of servicing and the catalogue', () => {
    const others = addresses.filter((address) => needsSession(address) && !stands(address, PolicyGuard));
    expect(others.filter((address) => !address.startsWith('/desk'))).toEqual(['/form-builder-demo']);
    expect(stands('/', PolicyGuard)).toBe(true);
  });

  it('that nobody knows lead to the page that says so', () => {
    expect(at('/no/such/page').at(-1)?.route.path).toBe('*');
  });
});
