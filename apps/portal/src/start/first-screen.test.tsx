import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { firstScreenLoaded } from './first-screen';

const routerAt = (path: string, routes: RouteObject[]) => createMemoryRouter(routes, { initialEntries: [path] });
const drawn = (router: ReturnType<typeof routerAt>) => render(<RouterProvider router={router} />).container.textContent;

describe('the first screen', () => {
  it('is in the first commit, under a frame that is fetched too, and no other is fetched', async () => {
    const other = vi.fn(async () => ({ Component: () => 'Other' }));
    const Frame = () => (
      <>
        Frame, <Outlet />
      </>
    );
    const router = routerAt('/child/7', [
      { path: '/:any/add', lazy: other },
      {
        lazy: async () => ({ Component: Frame }),
        children: [{ path: '/child/:id', lazy: async () => ({ Component: () => 'a child' }) }],
      },
    ]);
    await firstScreenLoaded(router);
    expect(drawn(router)).toBe('Frame, a child');
    expect(other).not.toHaveBeenCalled();
  });

  it('is there at once where nothing of it is fetched', async () => {
    const router = routerAt('/', [{ path: '/', element: 'Home' }]);
    await firstScreenLoaded(router);
    expect(drawn(router)).toBe('Home');
  });

  it('that cannot be had is an error on the page', async () => {
    const lazy = () => Promise.reject(new TypeError('Failed to fetch'));
    const router = routerAt('/', [{ path: '/', lazy, errorElement: 'Something went wrong' }]);
    await firstScreenLoaded(router);
    expect(drawn(router)).toBe('Something went wrong');
  });
});
