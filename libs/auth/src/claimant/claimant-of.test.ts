import { everything } from '@portal/api-client';
import { claimAdditions, claimantStorageKey, sessionRanOut, type StoredClaimant } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { createAuth } from '../create-auth';
import { signOut } from '../sign-out';
import { fakeBrowser } from '../testing/fake-storage';
import { fakeChannels, fakeTabStorage } from '../testing/fake-tabs';
import { claimIn } from './claim-in-tab';
import { claimantOf } from './claimant-of';
import { signOutClaimant } from './sign-out-claimant';

const session: StoredClaimant = {
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  userType: 'user',
  reference: 'CL-7K3M-Q2XR',
};
const next = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const good = (data: unknown) => Response.json({ success: true, data });
const refused = (message = 'Expired') =>
  Response.json({ success: false, status: 401, message, code: 'UNAUTHORIZED' }, { status: 401 });

interface Seen {
  path: string;
  token: string | null;
}

/** A tab in which somebody has signed in to a claim, and every request it makes. */
function openTab(answer: (seen: Seen) => Response) {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    const one = { path, token: request.headers.get('authorization') };
    seen.push(one);
    return answer(one);
  };
  const storage = fakeTabStorage();
  const browser = fakeBrowser();
  const page = createAuth({ host: 'https://api.test', fetch, tabStorage: () => storage, ...browser.openTab() });
  const claimant = claimantOf(page, fakeChannels());
  claimant.session.start(session);
  return { page, claimant, seen, storage, browser };
}
const readClaims = ({ api }: { api: ReturnType<typeof openTab>['claimant']['api'] }) =>
  api.call(claimAdditions.claims, {});

describe('somebody who signed in to a claim', () => {
  it('is kept in the tab under claimant, and never under tk', () => {
    const { storage, browser, page } = openTab(() => good([]));
    expect(JSON.parse(storage.getItem(claimantStorageKey) ?? '')).toEqual(session);
    expect(browser.kept.size).toBe(0);
    expect(page.session.read()).toBeNull();
    expect(claimIn(() => storage)).toBe('CL-7K3M-Q2XR');
  });

  it('is the same for every part of the page', () => {
    const { page, claimant } = openTab(() => good([]));
    expect(claimantOf(page)).toBe(claimant);
  });

  it('goes on with new tokens of the claim once the old have run out', async () => {
    const { claimant, seen } = openTab(({ path, token }) => {
      if (path === '/claims/refresh-token') return good(next);
      return token === 'Bearer access-1' ? good([]) : refused();
    });
    expect(await readClaims(claimant)).toEqual({ success: true, data: [] });
    expect(seen.map(({ path, token }) => [path, token])).toEqual([
      ['/claims', 'Bearer access-0'],
      ['/claims/refresh-token', null],
      ['/claims', 'Bearer access-1'],
    ]);
    expect(claimant.session.read()).toEqual({ ...session, ...next });
  });

  it('is signed out when the session has run out, and nothing that was read stays', async () => {
    const { claimant, page, storage } = openTab(({ path }) =>
      refused(path === '/claims/refresh-token' ? sessionRanOut : 'Expired'),
    );
    claimant.client.setQueryData([...everything, 'claim'], 'read before');
    let wasTold = false;
    page.session.subscribe(() => (wasTold = true));
    expect((await readClaims(claimant)).success).toBe(false);
    expect(claimant.session.read()).toBeNull();
    expect(claimIn(() => storage)).toBeNull();
    expect(claimant.client.getQueryCache().getAll()).toEqual([]);
    expect(wasTold).toBe(true);
  });

  it('signs out here at once, and at the service with new tokens where the old have run out', async () => {
    const { claimant, seen } = openTab(({ path, token }) => {
      if (path === '/claims/refresh-token') return good(next);
      return token === 'Bearer access-1' ? good({ signedOut: true }) : refused();
    });
    const told = signOutClaimant(claimant);
    expect(claimant.session.read()).toBeNull();
    await told;
    expect(seen.map(({ path }) => path)).toEqual(['/claims/logout', '/claims/refresh-token', '/claims/logout']);
  });

  it('leaves the claim by signing in with a policy', async () => {
    const { page, claimant, storage, seen } = openTab(() => good(next));
    await page.login({ policyNumber: '7000010012', otp: '123456' });
    expect(claimIn(() => storage)).toBeNull();
    expect(claimant.session.read()).toBeNull();
    await expect.poll(() => seen.at(-1)?.path).toBe('/claims/logout');
  });

  it('is nobody any more once a policyholder has signed out in the same tab', async () => {
    const storage = fakeTabStorage({ [claimantStorageKey]: JSON.stringify(session) });
    const fetch = async () => good({ signedOut: true });
    await signOut(
      createAuth({ host: 'https://api.test', fetch, tabStorage: () => storage, ...fakeBrowser().openTab() }),
    );
    expect(claimIn(() => storage)).toBeNull();
  });
});

describe('a tab is signed in to no claim', () => {
  it.each(['', 'null', '{}', 'no JSON', '[]'])('where it keeps %j', (kept) => {
    expect(claimIn(() => fakeTabStorage({ [claimantStorageKey]: kept }))).toBeNull();
  });

  it('where the browser refuses storage', () => {
    const refuses = () => {
      throw new Error('Refused');
    };
    expect(claimIn(refuses)).toBeNull();
  });
});
