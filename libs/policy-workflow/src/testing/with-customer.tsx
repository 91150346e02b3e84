import { AuthProvider, createAuth } from '@portal/auth';
import { createStore, Provider } from 'jotai';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Who the service says is signed in, with the policy that it remembers. */
export const whoAmI = (policyNumber: string | null) => ({
  userId: '3f0cb2f0-7a55-4a55-9a55-6a5500000001',
  userType: 'user',
  firstName: 'Thandi',
  surname: 'Nkosi',
  cellNumber: null,
  emailAddress: null,
  idNumber: null,
  policyNumber,
  policyCount: 2,
  permissions: ['policy:read'],
  lastLoginAt: null,
  session: { expiresAt: '2026-11-20T10:00:00.000Z' },
});

/** A customer's page at `path`: everything above a screen, and a service that gives the answers. */
export function withCustomer(answer: (request: Request, path: string) => Response, path = '/policies') {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return answer(request, new URL(request.url).pathname.replace('/api/v1', ''));
  };
  const auth = createAuth({ host: 'https://api.test', fetch, storage: () => storage });
  const signIn = () => auth.session.start({ accessToken: 'access-0', refreshToken: 'refresh-0', userType: 'user' });
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider auth={auth}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Provider>
    </AuthProvider>
  );
  return { auth, store, signIn, wrapper };
}
