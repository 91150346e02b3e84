import { AuthProvider, createAuth } from '@portal/auth';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PolicyHome } from './policy-home';

function show(answer: () => Response) {
  const auth = createAuth({ host: 'https://api.test', fetch: async () => answer() });
  auth.session.start({ accessToken: 'access-0', refreshToken: 'refresh-0', userType: 'user' });
  render(
    <AuthProvider auth={auth}>
      <MemoryRouter>
        <PolicyHome />
      </MemoryRouter>
    </AuthProvider>,
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  onlineManager.setOnline(true);
});

describe('home after a reload, before who-am-I has named the policy', () => {
  it('says that it cannot be loaded when who-am-I is refused', async () => {
    show(() => Response.json({ message: 'No', code: 'FORBIDDEN' }, { status: 403 }));
    await screen.findByText('Your policy could not be loaded', {}, { timeout: 5000 });
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('says that there is no network', async () => {
    onlineManager.setOnline(false);
    show(() => Response.json({}));
    await screen.findByText(/^You are offline/);
  });
});
