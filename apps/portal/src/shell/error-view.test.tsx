import { AuthProvider, createAuth } from '@portal/auth';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorView } from './error-view';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  onlineManager.setOnline(true); // the client was made without a network
});

async function breakWith(thrown: unknown) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <p>never shown</p>,
      errorElement: <ErrorView />,
      hydrateFallbackElement: <p>loading</p>,
      loader: () => {
        throw thrown;
      },
    },
  ]);
  render(
    <AuthProvider auth={createAuth({ host: 'https://api.test' })}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

describe('a screen that broke', () => {
  it('shows the name and the message of the error only to somebody who asks', async () => {
    await breakWith(new TypeError('Cannot read the cover of nobody'));
    expect(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('TypeError');
    expect(document.body.textContent).not.toContain('cover of nobody');

    fireEvent.click(screen.getByRole('button', { name: 'Show Error' }));
    expect(screen.getByRole('status').textContent).toBe('TypeError: Cannot read the cover of nobody');

    fireEvent.click(screen.getByRole('button', { name: 'Hide Error' }));
    expect(document.body.textContent).not.toContain('cover of nobody');
  });

  it.each([
    'Failed to fetch dynamically imported module: https://portal.example/assets/x.js',
    'error loading dynamically imported module: https://portal.example/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/legal.css',
  ])('that could not be fetched without a network is not broken: %s', async (message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await breakWith(new TypeError(message));
    expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy();
    expect(document.body.textContent).toContain('try again when there is one');
    expect(screen.queryByRole('button', { name: 'Show Error' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });

  it('has no more to say of what is no error', async () => {
    await breakWith('just a text');
    fireEvent.click(screen.getByRole('button', { name: 'Show Error' }));
    expect(screen.getByRole('status').textContent).toBe('Unknown error');
  });
});
