import { portalRoutes } from '@portal/contract';
import { type RouteHandle } from '@portal/policy-workflow';
import { describe, expect, it } from 'vitest';
import { comingRoutes, openComingRoutes } from './routes';

const addresses: string[] = Object.values(portalRoutes);

describe('the routes of screens still to come', () => {
  it.each([...comingRoutes, ...openComingRoutes])(
    '$path has a title and a screen that loads',
    async ({ handle, lazy }) => {
      expect((handle as RouteHandle).title).toMatch(/./);
      expect(typeof lazy === 'function' && (await lazy())).toHaveProperty('Component');
    },
  );

  it('stand under pages that a person can open as they are', () => {
    const above = [...comingRoutes, ...openComingRoutes].flatMap(({ handle }) => (handle as RouteHandle).under ?? []);
    expect(above.length).toBeGreaterThan(0);
    for (const { to } of above) {
      expect(addresses).toContain(to);
      expect(to).not.toContain(':');
    }
  });

  it('are open to a visitor only where somebody comes back from paying', () => {
    expect(openComingRoutes.map(({ path }) => path)).toEqual(['/payments/payat']);
  });
});
