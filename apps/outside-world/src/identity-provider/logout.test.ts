import { describe, expect, it } from 'vitest';
import { aListeningWorld } from '../testing/a-listening-world';
import { aStaffSignIn, broughtBack, clientId, portalUrl } from '../testing/a-staff-sign-in';

const signedOut = `${portalUrl}/auth/logout`;
const signedIn = async () => {
  const world = await aListeningWorld();
  const sitting = await aStaffSignIn(world);
  const { portal, browser, tokens } = sitting;
  /** Whether the provider itself still knows of the sign-in, whatever became of the cookie. */
  const isKnown = async () => {
    const { data } = await (await world.get('/__test/identity')).json();
    return data.people.some(({ isSignedIn }: { isSignedIn: boolean }) => isSignedIn);
  };
  return {
    ...sitting,
    logout: (query: Record<string, string>) => browser.open(`${portal.issuer}/logout?${new URLSearchParams(query)}`),
    isOver: async () => {
      const silent = await browser.open(portal.authorize({ prompt: 'none' }));
      const refresh = await portal.refresh(tokens.refresh_token);
      expect(await isKnown()).toBe(refresh.status === 200);
      return [broughtBack(silent.url)['error'] === 'login_required', refresh.error === 'invalid_grant'];
    },
  };
};

describe('the logout address', () => {
  it.each([signedOut, `${portalUrl}/`, 'http://127.0.0.1:4200/auth/logout'])(
    'ends the sign-in with its refresh tokens and leads to %s',
    async (address) => {
      const { logout, isOver, browser } = await signedIn();
      expect((await logout({ client_id: clientId, logout_uri: address })).url).toBe(address);
      expect(browser.cookieNames()).not.toContain('identity');
      expect(await isOver()).toEqual([true, true]);
    },
  );

  it('leads back who is signed in nowhere', async () => {
    const { logout } = await signedIn();
    await logout({ client_id: clientId, logout_uri: signedOut });
    expect((await logout({ client_id: clientId, logout_uri: signedOut })).url).toBe(signedOut);
  });

  it.each([
    { why: 'another site', query: { client_id: clientId, logout_uri: 'https://elsewhere.example/auth/logout' } },
    { why: 'another page of the portal', query: { client_id: clientId, logout_uri: `${portalUrl}/policies` } },
    { why: 'more than the address', query: { client_id: clientId, logout_uri: `${signedOut}?next=x` } },
    { why: 'no address', query: { client_id: clientId } },
    { why: 'another application', query: { client_id: 'somebody', logout_uri: signedOut } },
    { why: 'no application', query: { logout_uri: signedOut } },
  ])('refuses $why in plain words and ends nothing', async ({ query }) => {
    const { logout, isOver, portal } = await signedIn();
    const { url, answer } = await logout(query);
    expect(answer.status).toBe(400);
    expect(url.startsWith(portal.issuer)).toBe(true);
    expect(await answer.text()).toContain('You are not signed out');
    expect(await isOver()).toEqual([false, false]);
  });
});

describe('the standard end of a session', () => {
  it('asks first, then ends everything and leads back with the state', async () => {
    const { browser, portal, tokens, isOver } = await signedIn();
    const asked = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: signedOut, state: 'a-state' };
    const page = await browser.open(`${portal.issuer}/session/end?${new URLSearchParams(asked)}`);
    const text = await page.answer.text();
    expect(text).toContain('Sign out?');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const { url } = await browser.post(`${portal.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    expect(url).toBe(`${signedOut}?state=a-state`);
    expect(await isOver()).toEqual([true, true]);
  });

  it('says so on a page of its own when there is nowhere to go back to', async () => {
    const { browser, portal } = await signedIn();
    const text = await (await browser.open(`${portal.issuer}/session/end`)).answer.text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const { answer } = await browser.post(`${portal.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    expect(await answer.text()).toContain('You are signed out');
  });

  it('leads to no other site', async () => {
    const { browser, portal, tokens, isOver } = await signedIn();
    const asked = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: 'https://elsewhere.example/' };
    const { answer } = await browser.open(`${portal.issuer}/session/end?${new URLSearchParams(asked)}`);
    expect(answer.status).toBe(400);
    expect(await isOver()).toEqual([false, false]);
  });
});
