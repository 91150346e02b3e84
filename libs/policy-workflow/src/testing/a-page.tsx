import { AuthProvider, createAuth, type OpenStaff } from '@portal/auth';
import { createStore, Provider } from 'jotai';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** What the service answers to a request; `path` is without the base of the calls. */
export type ServiceAnswer = (request: Request, path: string) => Response | Promise<Response>;

/** Everything above a screen at `path`, nobody signed in, a service that gives the answers, and what the browser keeps. */
export function aPage(answer: ServiceAnswer, path: string, staff?: OpenStaff) {
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
  const auth = createAuth({ host: 'https://api.test', fetch, storage: () => storage, ...(staff && { staff }) });
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider auth={auth}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Provider>
    </AuthProvider>
  );
  return { auth, store, kept, wrapper };
}
