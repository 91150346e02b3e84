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

const nobodysChoice = {
  userId: 'c-1',
  userType: 'user',
  firstName: 'Thandi',
  surname: 'Nkosi',
  cellNumber: null,
  emailAddress: null,
  idNumber: null,
  policyNumber: null,
  policyCount: 2,
  permissions: [],
  lastLoginAt: null,
  session: { expiresAt: '2026-11-20T12:00:00Z' },
};

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

  it('lets somebody choose when no policy is named', async () => {
    show(() => Response.json({ success: true, data: nobodysChoice }));
    const link = await screen.findByRole('link', { name: 'Choose the policy you want to see' });
    expect(link.getAttribute('href')).toBe('/policies');
  });

  it('says that there is no network', async () => {
    onlineManager.setOnline(false);
    show(() => Response.json({}));
    await screen.findByText(/^You are offline/);
  });
});
