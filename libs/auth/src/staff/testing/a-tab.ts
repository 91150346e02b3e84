import { type IdentityProviderConfig, ownGroupNames, type StoredSession } from '@portal/contract';
import { createAuth } from '../../create-auth';
import { fakeLocks } from '../../testing/fake-locks';
import { fakeBrowser } from '../../testing/fake-storage';
import { type BrowserPage } from '../browser-page';
import { openStaff } from '../open-staff';
import { type Behaviour, fakeNavigators } from './fake-navigators';
import { authority, clientId, type FakeProvider } from './fake-provider';
import { pass } from './fake-time';
import { memoryStorage } from './memory-storage';

const origin = 'https://portal.test';
const identityProvider: IdentityProviderConfig = {
  authority,
  clientId,
  scope: 'email openid phone profile',
  parameters: {},
  groupClaims: ['groups'],
  groupNames: ownGroupNames,
  logoutAddress: `${authority}/logout`,
  signOut: 'logout_uri',
};

interface TabOptions {
  path?: string;
  /** Carries a session storage over a reload. */
  store?: Storage;
  /** Answers the calls of the API. */
  service?: typeof fetch;
  /** Whether hidden frames are the browser's own. */
  ownFrames?: boolean;
  /** What the configuration says of the provider. */
  provider?: Partial<IdentityProviderConfig>;
}

/** A browser with one local storage and one set of locks, as tabs share them. */
export function aBrowser(provider: FakeProvider) {
  const shared = fakeBrowser();
  const locks = fakeLocks();

  const openTab = ({ path = '/policies', store = memoryStorage(), ...more }: TabOptions = {}) => {
    const { service = async () => new Response(''), ownFrames = false, provider: said } = more;
    const behaves: Behaviour = { window: 'signs in', frame: 'answers' };
    const { went, opened, navigators } = fakeNavigators(provider, behaves);
    const { frame, ...others } = navigators;
    const online: (() => void)[] = [];
    const page: BrowserPage = {
      origin,
      store,
      locks,
      now: () => performance.now(),
      path: () => path,
      go: (address) => void went.push(address),
      onOnline: (listener) => void online.push(listener),
    };
    const ways = ownFrames ? others : { ...others, frame };
    const auth = createAuth({
      host: 'https://api.test',
      fetch: service,
      locks,
      ...shared.openTab(),
      staff: async (staffPage) =>
        openStaff({ ...staffPage, identityProvider: { ...identityProvider, ...said }, page, navigators: ways }),
    });
    return {
      auth,
      store,
      went,
      opened,
      behaves,
      state: () => auth.session.state().staff,
      goesOnline: () => online.forEach((listener) => listener()),
      /** What the tab keeps of the provider's client. */
      kept: () => Object.keys(store).filter((key) => key.startsWith('oidc.')),
    };
  };
  const stored = () => JSON.parse(shared.kept.get('tk') ?? 'null') as StoredSession | null;
  return { openTab, stored, kept: shared.kept };
}
export type Tab = ReturnType<ReturnType<typeof aBrowser>['openTab']>;

interface SignInOptions extends Pick<TabOptions, 'service' | 'ownFrames' | 'provider'> {
  returnTo?: string;
}

/** Signs a tab in through a redirect, as a person does. The tab that comes back is a new page with the same session storage. */
export async function signIn(browser: ReturnType<typeof aBrowser>, provider: FakeProvider, more: SignInOptions = {}) {
  const { returnTo = '/policies', ...options } = more;
  const before = aBrowser(provider).openTab({ path: '/auth/staff' }); // a page that is left: only its session storage stays
  void (await before.auth.openStaff())?.signIn(returnTo);
  for (const ms of [200, 200]) await pass(ms);

  const answer = provider.authorize(before.went[0] ?? '');
  const tab = browser.openTab({ path: '/auth/staff/signed-in', store: before.store, ...options });
  const identity = await tab.auth.openStaff();
  if (!identity) throw new Error('Staff sign-in is not set up');
  const outcome = identity.complete(answer);
  for (const ms of [200, 200]) await pass(ms);
  return { tab, outcome: await outcome };
}
