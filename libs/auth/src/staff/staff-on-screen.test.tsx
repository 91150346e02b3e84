import { type StoredSession } from '@portal/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../auth-provider';
import { createAuth } from '../create-auth';
import { RequireSession } from '../require-session';
import { fakeBrowser } from '../testing/fake-storage';
import { useUser } from '../use-user';
import type { OpenStaff } from './staff-identity';
import { staffPresent } from './staff-present';
import type { StaffState } from './staff-state';

const session: StoredSession = { accessToken: 'access-0', refreshToken: '', userType: 'admin' };
const naledi = { id: 'sub-naledi', name: 'Naledi Dlamini', email: null, phone: null, groups: ['ss_consultants'] };

function Screen() {
  const { userType, displayType, staff, whoAmI } = useUser();
  return <p>{[userType, displayType, staff?.name, whoAmI.fetchStatus].join(' ')}</p>;
}
function SignIn() {
  const { pathname, search } = useLocation();
  return <p>Sign in at {pathname + search}</p>;
}

function show(staff?: OpenStaff) {
  const calls = vi.fn(async () => Response.json({ code: 'NOT_A_CUSTOMER' }, { status: 403 }));
  const tab = fakeBrowser().openTab();
  const auth = createAuth({ host: 'https://api.test', fetch: calls, ...tab, ...(staff && { staff }) });
  auth.session.start(session);
  const router = createMemoryRouter(
    [
      { element: <RequireSession waiting={<p>Waiting</p>} />, children: [{ path: '/policies', element: <Screen /> }] },
      { path: '/auth/*', element: <SignIn /> },
    ],
    { initialEntries: ['/policies?page=2'] },
  );
  render(
    <AuthProvider auth={auth}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  return { auth, calls };
}
const present = (state: Partial<StaffState>) => staffPresent({ staff: naledi, ...state });

afterEach(cleanup);

describe('a screen that needs a session', () => {
  it('waits until it is known who of staff is there', async () => {
    const opening = Promise.withResolvers<void>();
    show(async (page) => {
      await opening.promise;
      return present({})(page);
    });
    await screen.findByText('Waiting');
    opening.resolve();
    await screen.findByText('admin admin Naledi Dlamini idle');
  });

  it.each(['signed-in', 'unreachable', 'expired'] as const)('stays while staff are "%s"', async (status) => {
    show(present({ status }));
    await screen.findByText('admin admin Naledi Dlamini idle');
  });

  it('leads to the sign-in page of staff once nobody is there, and remembers the way', async () => {
    const { auth } = show(present({}));
    await screen.findByText(/Naledi/);
    act(() => auth.session.showStaff({ status: 'away', staff: null, failure: null }));
    await screen.findByText('Sign in at /auth/staff?returnTo=%2Fpolicies%3Fpage%3D2');
  });
});

describe('who-am-I', () => {
  it('is not asked for staff', async () => {
    const { calls } = show(present({}));
    await screen.findByText(/Naledi/);
    expect(calls).not.toHaveBeenCalled();
  });

  it('is asked when staff cannot sign in here, whatever the stored session says', async () => {
    const { calls } = show();
    await screen.findByText(/^admin admin {2}idle$/, { normalizer: (text) => text });
    expect(calls).toHaveBeenCalledOnce();
  });
});

describe('what staff sign in with', () => {
  it('is fetched once, and not for a customer', async () => {
    const open = vi.fn(present({}));
    const tab = fakeBrowser().openTab();
    const auth = createAuth({ host: 'https://api.test', ...tab, staff: open });
    auth.session.start({ ...session, userType: 'user' });
    expect(open).not.toHaveBeenCalled();
    auth.session.start(session);
    await Promise.all([auth.openStaff(), auth.openStaff()]);
    expect(open).toHaveBeenCalledOnce();
  });

  it('is fetched again after it could not be fetched, and nobody is signed out meanwhile', async () => {
    const open = vi.fn(present({})).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { auth } = show(open);
    await screen.findByText('admin admin  idle', { normalizer: (text) => text });
    expect(open).toHaveBeenCalledOnce();
    await act(() => auth.openStaff());
    await screen.findByText('admin admin Naledi Dlamini idle');
    expect(open).toHaveBeenCalledTimes(2);
  });
});
