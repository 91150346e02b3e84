import { AuthProvider, createAuth } from '@portal/auth';
import { type PaidStatus } from '@portal/contract';
import { selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { createStore, Provider } from 'jotai';
import { type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Says where the page stands, for a test to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

interface Visit {
  path: string;
  isSignedIn: boolean;
  /** What the service answers about the premiums. */
  paid: () => PaidStatus;
}

/** Everything above a screen, and a service that counts how often it is asked what is paid. */
export function onAPage({ path, isSignedIn, paid }: Visit) {
  const asked = { count: 0, writes: 0 };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') asked.writes += 1;
    if (!request.url.endsWith('/paid-status')) return Response.json({ success: false }, { status: 501 });
    asked.count += 1;
    return Response.json({ success: true, data: paid() });
  };
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const auth = createAuth({ host: 'https://api.test', fetch, storage: () => storage });
  if (isSignedIn) auth.session.start({ accessToken: 'access-0', refreshToken: 'refresh-0', userType: 'user' });
  const store = createStore();
  store.set(selectedPolicyNumberAtom, '7000010012');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider auth={auth}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          {children}
          <Address />
        </MemoryRouter>
      </Provider>
    </AuthProvider>
  );
  return { wrapper, asked, store, auth, kept };
}
