import { type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loadFirstScreen } from './load-first-screen';

const Screen = () => null;

describe('the first screen', () => {
  it('is there before anything is drawn, and no other is fetched', async () => {
    const other = vi.fn(async () => ({ Component: Screen }));
    const shown: RouteObject = { path: '/auth/login', lazy: async () => ({ Component: Screen }) };
    await loadFirstScreen([{ children: [shown, { path: '/policies', lazy: other }] }], { pathname: '/auth/login' });
    expect(shown).toMatchObject({ Component: Screen, lazy: undefined });
    expect(other).not.toHaveBeenCalled();
  });

  it('is found among addresses with parameters, and under a frame that is fetched too', async () => {
    const frame: RouteObject = { lazy: async () => ({ Component: Screen }) };
    const other = vi.fn(async () => ({ Component: Screen }));
    const shown: RouteObject = { path: '/child/:id', lazy: async () => ({ Component: Screen }) };
    await loadFirstScreen([{ path: '/:any/add', lazy: other }, Object.assign(frame, { children: [shown] })], {
      pathname: '/child/7',
    });
    expect([frame, shown]).toMatchObject([{ Component: Screen }, { Component: Screen }]);
    expect(other).not.toHaveBeenCalled();
  });

  it('that cannot be had is left to the router', async () => {
    const lazy = () => Promise.reject(new TypeError('Failed to fetch'));
    const route: RouteObject = { path: '/policies', lazy };
    await loadFirstScreen([route], { pathname: '/policies' });
    expect(route).toEqual({ path: '/policies', lazy });
  });
});
