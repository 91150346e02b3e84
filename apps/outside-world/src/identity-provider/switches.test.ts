import { describe, expect, it, vi } from 'vitest';
import { createSchedule } from '../clock/schedule';
import { aBrowser } from '../testing/a-browser';
import { aListeningWorld, type ListeningWorld } from '../testing/a-listening-world';
import { aPortal, aStaffSignIn, broughtBack, claimsOf } from '../testing/a-staff-sign-in';
import { start } from '../testing/a-world';
import { createSwitches } from './switches';

const set = async (world: ListeningWorld, body: unknown, path = '') => {
  const answer = await world.post(`/__test/identity${path}`, JSON.stringify(body));
  return { status: answer.status, ...(await answer.json()) };
};
const press = (world: ListeningWorld, path: string, fields: Record<string, string>, headers = {}) =>
  world.postForm(`/identity/operator/${path}`, fields, headers);
const page = async (world: ListeningWorld) => (await world.get('/identity/operator')).text();
const jwks = (world: ListeningWorld) => fetch(`${world.url}/identity/jwks`).then(({ status }) => status);

/** Both ways to the same switch. */
const ways = [
  { way: 'by JSON', change: (world: ListeningWorld, fields: Record<string, string>) => set(world, fields) },
  {
    way: 'on the page',
    change: (world: ListeningWorld, fields: Record<string, string>) => press(world, 'behaviour', fields),
  },
];

describe.each(ways)('switched $way', ({ change }) => {
  it('down, everything is answered 503 but the page with the switches', async () => {
    const world = await aListeningWorld();
    await change(world, { mode: 'down' });
    const portal = aPortal(world);
    for (const path of ['/jwks', '/.well-known/openid-configuration', '/logout', '/interaction/x']) {
      expect((await fetch(`${portal.issuer}${path}`)).status).toBe(503);
    }
    const { answer } = await aBrowser().open(portal.authorize());
    expect([answer.status, (await answer.text()).includes('Sign-in is not available')]).toEqual([503, true]);
    expect((await fetch(`${portal.issuer}/token`, { method: 'POST' })).status).toBe(503);
    for (const path of ['/operator', '/identity.css']) {
      expect((await fetch(`${portal.issuer}${path}`)).status).toBe(200);
    }
    await change(world, { mode: 'up' });
    expect(await jwks(world)).toBe(200);
  });

  it('slow, answers hang until it is switched back', async () => {
    const world = await aListeningWorld();
    await change(world, { mode: 'slow' });
    const answered = vi.fn();
    const [one, other] = [jwks(world).then(answered), jwks(world).then(answered)];
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(answered).not.toHaveBeenCalled();
    await change(world, { mode: 'up' });
    await Promise.all([one, other]);
    expect(answered.mock.calls).toEqual([[200], [200]]);
  });
});

describe('while it is slow', () => {
  it('an answer comes after five minutes', async () => {
    const world = await aListeningWorld();
    await set(world, { mode: 'slow' });
    const answered = vi.fn();
    const answer = jwks(world).then(answered);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await world.pass(299_000);
    expect(answered).not.toHaveBeenCalled();
    await world.pass(1_000);
    await answer;
    expect(answered).toHaveBeenCalledWith(200);
  });

  it('who waits hears that it is down now', async () => {
    const world = await aListeningWorld();
    await set(world, { mode: 'slow' });
    const waiting = jwks(world);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await set(world, { mode: 'down' });
    expect(await waiting).toBe(503);
  });

  it('who gives up is not kept waiting', async () => {
    const switches = createSwitches({ schedule: createSchedule({ now: () => new Date(start) }) });
    switches.change({ mode: 'slow' });
    const caller = new AbortController();
    const waited = switches.waitWhileSlow(caller.signal);
    caller.abort();
    await waited;
    await switches.waitWhileSlow(caller.signal);
  });
});

describe('without refresh tokens', () => {
  it('a sign-in gives none, and still goes on silently', async () => {
    const world = await aListeningWorld();
    await set(world, { issuesRefreshTokens: false });
    const { portal, browser, tokens } = await aStaffSignIn(world);
    expect(tokens.status).toBe(200);
    expect(tokens).not.toHaveProperty('refresh_token');
    const { url } = await browser.open(portal.authorize({ prompt: 'none' }));
    expect((await portal.exchange(broughtBack(url)['code'] ?? null)).status).toBe(200);
  });

  it('it is switched on the page', async () => {
    const world = await aListeningWorld();
    await press(world, 'behaviour', { issuesRefreshTokens: 'no' });
    expect((await aStaffSignIn(world)).tokens).not.toHaveProperty('refresh_token');
    await press(world, 'behaviour', { issuesRefreshTokens: 'yes' });
    expect((await aStaffSignIn(world)).tokens).toHaveProperty('refresh_token');
  });
});

it.each(ways)('access tokens live as long as is said $way', async ({ way, change }) => {
  const world = await aListeningWorld();
  await (way === 'by JSON' ? set(world, { accessTokenSeconds: 3 }) : change(world, { accessTokenSeconds: '3' }));
  const { portal, tokens } = await aStaffSignIn(world);
  expect(tokens.expires_in).toBe(3);
  const { access } = await claimsOf(portal, tokens);
  expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(3);
});

describe('the groups of a person', () => {
  it('change with the next token, not before', async () => {
    const world = await aListeningWorld();
    const { portal, tokens } = await aStaffSignIn(world, 'Ruth Adams');
    await set(world, { email: 'ruth@staff.example', groups: ['ss_portaladmin', 'ss_consultants'] }, '/groups');
    expect((await claimsOf(portal, tokens)).access['groups']).toEqual([]);
    const renewed = await claimsOf(portal, await portal.refresh(tokens.refresh_token));
    expect(renewed.access['groups']).toEqual(['ss_consultants', 'ss_portaladmin']);
    expect(renewed.id['groups']).toEqual(['ss_consultants', 'ss_portaladmin']);
  });

  it('change on the page, a group a press', async () => {
    const world = await aListeningWorld();
    const { portal, tokens } = await aStaffSignIn(world, 'Naledi Dlamini');
    const sub = (await claimsOf(portal, tokens)).id.sub;
    await press(world, `people/${sub}/groups`, { group: 'ss_portaladmin', member: 'yes' });
    await press(world, `people/${sub}/groups`, { group: 'ss_consultants', member: 'no' });
    const renewed = await claimsOf(portal, await portal.refresh(tokens.refresh_token));
    expect(renewed.access['groups']).toEqual(['ss_portaladmin']);
  });
});

describe('a sign-in that the provider ends', () => {
  const over = { error: 'invalid_grant' };

  it('is over for that person and goes on for the others', async () => {
    const world = await aListeningWorld();
    const [ended, other] = [await aStaffSignIn(world), await aStaffSignIn(world, 'Priya Naidoo')];
    const { data } = await set(world, { email: 'naledi@staff.example' }, '/end-sign-in');
    const signedIn = data.people.filter(({ isSignedIn }: { isSignedIn: boolean }) => isSignedIn);
    expect(signedIn).toMatchObject([{ email: 'priya@staff.example' }]);
    expect(await ended.portal.refresh(ended.tokens.refresh_token)).toMatchObject(over);
    const { url } = await ended.browser.open(ended.portal.authorize({ prompt: 'none' }));
    expect(broughtBack(url)['error']).toBe('login_required');
    expect((await other.portal.refresh(other.tokens.refresh_token)).status).toBe(200);
  });

  it('is ended on the page, which says who is signed in', async () => {
    const world = await aListeningWorld();
    expect((await page(world)).match(/End the sign-in/g)).toBeNull();
    const { portal, tokens } = await aStaffSignIn(world);
    expect((await page(world)).match(/End the sign-in/g)).toHaveLength(1);
    const sub = (await claimsOf(portal, tokens)).id.sub;
    expect((await press(world, `people/${sub}/end-sign-in`, {})).status).toBe(303);
    expect(await portal.refresh(tokens.refresh_token)).toMatchObject(over);
  });
});

describe('the switches refuse', () => {
  it.each([
    { path: '', body: { mode: 'broken' }, status: 400 },
    { path: '', body: { accessTokenSeconds: 0 }, status: 400 },
    { path: '', body: { accessTokenSeconds: 1.5 }, status: 400 },
    { path: '', body: { issuesRefreshTokens: 'no' }, status: 400 },
    { path: '', body: { anything: true }, status: 400 },
    { path: '', body: null, status: 400 },
    { path: '/groups', body: { email: 'ruth@staff.example', groups: ['ss_directors'] }, status: 400 },
    { path: '/groups', body: { email: 'nobody@staff.example', groups: [] }, status: 404 },
    { path: '/end-sign-in', body: { email: 'nobody@staff.example' }, status: 404 },
    { path: '/end-sign-in', body: {}, status: 400 },
  ])('$body as JSON', async ({ path, body, status }) => {
    expect(await set(await aListeningWorld(), body, path)).toMatchObject({ status, success: false });
  });

  it.each([{ mode: 'broken' }, { accessTokenSeconds: '0' }, { accessTokenSeconds: 'x' }, { issuesRefreshTokens: 'x' }])(
    '%j on the page',
    async (fields) => {
      const world = await aListeningWorld();
      expect((await press(world, 'behaviour', fields)).status).toBe(400);
      expect(await jwks(world)).toBe(200);
    },
  );

  it.each(['people/nobody/end-sign-in', 'people/0c6d9f1e-5b7a-4f0e-9a35-8c1d2e7b4a61/constructor'])(
    'the button %s',
    async (path) => {
      expect((await press(await aListeningWorld(), path, {})).status).toBe(404);
    },
  );

  it('a group that does not exist', async () => {
    const path = 'people/0c6d9f1e-5b7a-4f0e-9a35-8c1d2e7b4a61/groups';
    expect((await press(await aListeningWorld(), path, { group: 'x', member: 'yes' })).status).toBe(400);
  });

  it('what another site posts', async () => {
    const world = await aListeningWorld();
    const fromElsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await press(world, 'behaviour', { mode: 'down' }, fromElsewhere)).status).toBe(403);
    expect(await jwks(world)).toBe(200);
  });

  it('JSON outside test mode', async () => {
    const world = await aListeningWorld({ APP_MODE: 'demo' });
    expect((await world.get('/__test/identity')).status).toBe(404);
    expect((await world.post('/__test/identity', '{"mode":"down"}')).status).toBe(404);
    expect(await jwks(world)).toBe(200);
  });
});
