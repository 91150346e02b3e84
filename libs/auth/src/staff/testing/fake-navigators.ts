import { ErrorTimeout, type INavigator, type NavigateParams } from 'oidc-client-ts';
import { frameTimeout } from '../staff-failure';
import { type FakeProvider } from './fake-provider';

/** What the ways out of a tab do: a window in which a person signs in or not, a hidden frame that answers or not. */
export interface Behaviour {
  window: 'signs in' | 'stays away' | 'blocked';
  frame: 'answers' | 'stays silent';
}

const never = () => new Promise<never>(() => undefined);

/** The ways out of a tab. `went` lists where it was sent itself, `opened` what its windows and frames were sent to. */
export function fakeNavigators(provider: FakeProvider, behaves: Behaviour) {
  const went: string[] = [];
  const opened: string[] = [];
  const way = (navigate: (params: NavigateParams) => Promise<string>): INavigator => ({
    prepare: async () => ({
      navigate: async (params) => ({ url: await navigate(params) }),
      close: () => undefined,
    }),
    callback: async (address) => void opened.push(address),
  });

  const redirect = way(async ({ url }) => {
    went.push(url);
    return never();
  });
  const popup = way(async ({ url }) => {
    opened.push(url);
    if (behaves.window === 'blocked') throw new Error('Attempted to navigate on a disposed window');
    return behaves.window === 'signs in' ? provider.authorize(url) : never();
  });
  const frame = way(async ({ url }) => {
    opened.push(url);
    if (behaves.frame === 'answers') return provider.authorize(url);
    return new Promise((_, reject) => setTimeout(() => reject(new ErrorTimeout(frameTimeout)), 10_000));
  });
  return { went, opened, navigators: { redirect, popup, frame } };
}
