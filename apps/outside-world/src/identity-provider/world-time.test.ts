import { describe, expect, it } from 'vitest';
import { aListeningWorld } from '../testing/a-listening-world';
import { aStaffSignIn, audience, broughtBack, claimsOf } from '../testing/a-staff-sign-in';

const minute = 60_000;
const hour = 60 * minute;
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

describe.each([
  { when: 'an hour on', offset: hour },
  { when: 'a year on', offset: 366 * 24 * hour },
  { when: 'a day back', offset: -24 * hour },
])('when the clock stands $when', ({ offset }) => {
  it('tokens are issued then and expire ten minutes later', async () => {
    const world = await aListeningWorld();
    world.clock.setOffset(offset);
    const before = inSeconds(world.clock.now());
    const { portal, tokens } = await aStaffSignIn(world);
    const after = inSeconds(world.clock.now());
    const { id, access } = await claimsOf(portal, tokens);
    for (const { iat, exp } of [id, access]) {
      expect(iat).toBeGreaterThanOrEqual(before);
      expect(iat).toBeLessThanOrEqual(after);
      expect(Number(exp) - Number(iat)).toBe(600);
    }
  });
});

it('a token expires when the clock is moved past its end, and a refresh gives one of the new time', async () => {
  const world = await aListeningWorld();
  const { portal, tokens } = await aStaffSignIn(world);
  world.clock.setOffset(10 * minute);
  await expect(portal.verified(tokens.access_token, audience)).rejects.toThrow('exp');
  const before = inSeconds(world.clock.now());
  const renewed = await portal.refresh(tokens.refresh_token);
  const { access } = await claimsOf(portal, renewed);
  expect(access.iat).toBeGreaterThanOrEqual(before);
  expect(access.iat).toBeLessThanOrEqual(inSeconds(world.clock.now()));
});

it('a token says when the person signed in, by the same clock', async () => {
  const world = await aListeningWorld();
  const before = inSeconds(world.clock.now());
  const { portal, browser, tokens } = await aStaffSignIn(world, 'Naledi Dlamini', { max_age: '86400' });
  const signedInAt = (await claimsOf(portal, tokens)).id['auth_time'];
  expect(signedInAt).toBeGreaterThanOrEqual(before);
  expect(signedInAt).toBeLessThanOrEqual(inSeconds(world.clock.now()));
  world.clock.setOffset(2 * hour);
  const { url } = await browser.open(portal.authorize({ prompt: 'none', max_age: '86400' }));
  const later = await portal.exchange(broughtBack(url)['code'] ?? null);
  expect((await claimsOf(portal, later)).id['auth_time']).toBe(signedInAt);
  const renewed = await portal.refresh(tokens.refresh_token);
  expect((await claimsOf(portal, renewed)).id['auth_time']).toBe(signedInAt);
});

it('a sign-in that begins before the clock moves can be finished after it', async () => {
  const world = await aListeningWorld();
  const { portal, browser } = await aStaffSignIn(world);
  const { url } = await browser.open(portal.authorize({ prompt: 'none' }));
  world.clock.setOffset(59_000);
  expect((await portal.exchange(broughtBack(url)['code'] ?? null)).status).toBe(200);
});
