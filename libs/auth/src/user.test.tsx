import { type StoredSession } from '@portal/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { AuthProvider, useAuth } from './auth-provider';
import { createAuth } from './create-auth';
import { RequireSession } from './require-session';
import { aCustomer } from './testing/a-customer';
import { fakeBrowser } from './testing/fake-storage';
import { useSession } from './use-session';
import { useUser } from './use-user';

const session: StoredSession = { accessToken: 'access-0', refreshToken: 'refresh-0', userType: 'user' };
const json = (status: number, body: unknown) => Response.json(body, { status });
const thandi = aCustomer();

function Screen() {
  const { isSignedIn } = useSession();
  const { userType, displayType, whoAmI } = useUser();
  const outcome =
    whoAmI.data?.firstName ?? (whoAmI.isError ? 'failed' : whoAmI.failureCount > 0 ? 'failing' : 'waiting');
  return <p>{[isSignedIn ? 'in' : 'out', userType, displayType, outcome].join(' ')}</p>;
}
function SignIn() {
  const { pathname, search } = useLocation();
  return <p>Sign in at {pathname + search}</p>;
}

function show(
  answer: (path: string, token: string | null) => Response | Promise<Response>,
  start: StoredSession | null = session,
) {
  const browser = fakeBrowser();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return answer(new URL(request.url).pathname.replace('/api/v1', ''), request.headers.get('authorization'));
  };
  const auth = createAuth({ host: 'https://api.test', fetch, ...browser.openTab() });
  if (start) auth.session.start(start);
  const router = createMemoryRouter(
    [
      { element: <RequireSession />, children: [{ path: '/policies', element: <Screen /> }] },
      { path: '/auth/login', element: <SignIn /> },
    ],
    { initialEntries: ['/policies?page=2'] },
  );
  render(
    <AuthProvider auth={auth}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  return { auth, browser, otherTab: createAuth({ host: 'https://api.test', fetch, ...browser.openTab() }) };
}

afterEach(cleanup);

describe('who is signed in', () => {
  it('is a customer once who-am-I succeeds', async () => {
    show(() => json(200, { success: true, data: thandi }));
    await screen.findByText('in user customer Thandi');
  });

  it('is a customer even if the stored user type says otherwise', async () => {
    show(() => json(200, { success: true, data: thandi }), { ...session, userType: 'admin' });
    await screen.findByText('in admin admin waiting');
    await screen.findByText('in user customer Thandi');
  });

  it('is not in doubt because the network is lost', async () => {
    const { browser } = show(() => Promise.reject(new TypeError('fetch failed')));
    await screen.findByText('in user customer failing');
    expect(browser.kept.size).toBe(1);
  });

  it('is not in doubt because the network lost the refresh', async () => {
    const { browser } = show((path) =>
      path === '/auth/whoami' ? json(401, {}) : Promise.reject(new TypeError('fetch failed')),
    );
    await screen.findByText('in user customer failed');
    expect(browser.kept.size).toBe(1);
  });

  it('is nobody once the refresh is refused', async () => {
    const { browser } = show(() => json(401, {}));
    await screen.findByText(/^Sign in at/);
    expect(browser.kept.size).toBe(0);
  });

  it('is nobody when who-am-I refuses tokens that are new', async () => {
    const { browser } = show((path) =>
      path === '/auth/whoami'
        ? json(401, {})
        : json(200, { success: true, data: { accessToken: 'access-1', refreshToken: 'refresh-1' } }),
    );
    await screen.findByText(/^Sign in at/);
    expect(browser.kept.size).toBe(0);
  });

  it('is no customer when the service says so', async () => {
    show(() => json(403, { message: 'This is for customers only', code: 'NOT_A_CUSTOMER' }));
    await screen.findByText('in none failed', { normalizer: (text) => text.replace(/\s+/g, ' ') });
  });
});

describe('a screen that needs a session', () => {
  it('sends a visitor to the sign-in page and remembers the way', async () => {
    show(() => json(401, {}), null);
    await screen.findByText('Sign in at /auth/login?returnTo=%2Fpolicies%3Fpage%3D2');
  });

  it('is left when another tab signs out', async () => {
    const { otherTab } = show(() => json(200, { success: true, data: thandi }));
    await screen.findByText('in user customer Thandi');
    act(() => otherTab.session.clear());
    await screen.findByText(/^Sign in at/);
  });
});

describe('a part outside the provider', () => {
  it('says what is missing', () => {
    const Lost = () => <p>{String(useAuth())}</p>;
    const quiet = (event: ErrorEvent) => event.preventDefault();
    window.addEventListener('error', quiet);
    expect(() => render(<Lost />, { onCaughtError: () => undefined })).toThrow('AuthProvider');
    window.removeEventListener('error', quiet);
  });
});
