import { describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser';
import { aListeningWorld } from '../testing/a-listening-world';
import {
  aPortal,
  aStaffSignIn,
  broughtBack,
  choose,
  claimsOf,
  password,
  signedInAddress,
} from '../testing/a-staff-sign-in';

/** Somebody whom the portal has just sent to the sign-in page. */
async function atSignIn(more: Record<string, string> = {}) {
  const world = await aListeningWorld();
  const portal = aPortal(world);
  const browser = aBrowser();
  return { world, portal, browser, page: await browser.open(portal.authorize(more)) };
}

describe('the sign-in page', () => {
  it('says what it is, whom one can choose and which password they have', async () => {
    const text = await (await atSignIn()).page.answer.text();
    for (const said of [
      'Stand-in',
      'These people do not exist',
      'Naledi Dlamini',
      'Ruth Adams',
      'in no group',
      password,
    ]) {
      expect(text).toContain(said);
    }
  });

  it.each([
    { why: 'as it is written', email: 'priya@staff.example' },
    { why: 'as a phone writes it', email: ' Priya@staff.example ' },
  ])('takes the email address $why with the password', async ({ email }) => {
    const { portal, browser, page } = await atSignIn();
    const { url } = await browser.post(page.url, { email, password, action: 'sign-in' });
    const tokens = await portal.exchange(broughtBack(url)['code'] ?? null);
    expect((await claimsOf(portal, tokens)).id).toMatchObject({ name: 'Priya Naidoo' });
  });

  it('signs a person in with one press', async () => {
    const { browser, page } = await atSignIn();
    expect((await choose(browser, page, 'Kagiso Molefe')).url).toContain(`${signedInAddress}?code=`);
  });

  it.each([
    { why: 'a wrong password', fields: { email: 'naledi@staff.example', password: 'guess' } },
    { why: 'no password', fields: { email: 'naledi@staff.example' } },
    { why: 'an address that nobody has', fields: { email: 'nobody@staff.example', password } },
    { why: 'a person who is not there', fields: { person: 'nobody' } },
    { why: 'nothing', fields: {} },
  ])('says so after $why, and stays open', async ({ fields }) => {
    const { browser, page } = await atSignIn();
    const { url, answer } = await browser.post(page.url, fields);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain('The email address or the password is not right. Try again.');
    if ('email' in fields) expect(text).toContain(`value="${fields.email}"`);
    expect((await browser.post(url, { email: 'naledi@staff.example', password })).url).toContain('code=');
  });

  it('is filled in with whom the portal expects, as text', async () => {
    const { page } = await atSignIn({ login_hint: '"><img src=x>@staff.example' });
    const text = await page.answer.text();
    expect(text).toContain('value="&quot;&gt;&lt;img src=x&gt;@staff.example"');
    expect(text).not.toContain('<img');
  });

  it('sends back who cancels, signed in nowhere', async () => {
    const { portal, browser, page } = await atSignIn();
    const { url } = await browser.post(page.url, { action: 'cancel' });
    expect(broughtBack(url)).toMatchObject({ error: 'access_denied', state: 'a-state' });
    expect(broughtBack((await browser.open(portal.authorize({ prompt: 'none' }))).url)['error']).toBe('login_required');
  });

  it('is closed when the sign-in is done, for another browser and after an hour', async () => {
    const { world, browser, page } = await atSignIn();
    const closed = async (who: ReturnType<typeof aBrowser>) => {
      const { answer } = await who.open(page.url);
      return [answer.status, (await answer.text()).includes('This sign-in is no longer open')];
    };
    expect(await closed(aBrowser())).toEqual([400, true]);
    await choose(browser, page, 'Naledi Dlamini');
    expect(await closed(browser)).toEqual([400, true]);
    const later = await browser.open(aPortal(world).authorize({ prompt: 'login' }));
    world.clock.setOffset(61 * 60_000);
    expect((await browser.post(later.url, { email: 'naledi@staff.example', password })).answer.status).toBe(400);
  });

  it('takes nothing that another site posts', async () => {
    const { browser, page } = await atSignIn();
    const fields = { email: 'naledi@staff.example', password };
    const { answer } = await browser.post(page.url, fields, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });

  it('lets its form lead to the portal and no script stand in it', async () => {
    const { page } = await atSignIn();
    const policy = page.answer.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("form-action 'self' http://localhost:4200 http://127.0.0.1:4200;");
    expect(page.answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('who is signed in already', () => {
  it('is brought back at once, also without being shown a page', async () => {
    const { portal, browser } = await aStaffSignIn(await aListeningWorld());
    for (const prompt of [undefined, 'none']) {
      const { url } = await browser.open(portal.authorize({ prompt, state: 'again' }));
      expect(broughtBack(url)).toEqual({ code: expect.any(String), state: 'again', iss: portal.issuer });
    }
  });

  it('can sign in as somebody else', async () => {
    const { portal, browser } = await aStaffSignIn(await aListeningWorld());
    const page = await choose(browser, await browser.open(portal.authorize({ prompt: 'login' })), 'Johan van Wyk');
    const form = await page.answer.text(); // sends itself: the first sign-in ends before the second begins
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
    expect(page.answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    const { url } = await browser.post(action, { xsrf: field('xsrf'), logout: field('logout') });
    const tokens = await portal.exchange(broughtBack(url)['code'] ?? null);
    expect((await claimsOf(portal, tokens)).access['name']).toBe('Johan van Wyk');
  });

  it('signs in anew when the portal wants it fresher than it is', async () => {
    const world = await aListeningWorld();
    const { portal, browser } = await aStaffSignIn(world);
    world.clock.setOffset(10 * 60_000);
    expect((await browser.open(portal.authorize({ max_age: '900' }))).url).toContain('code=');
    expect((await browser.open(portal.authorize({ max_age: '300' }))).url).toContain('/identity/interaction/');
  });
});

it('nobody signed in and no page to show: the portal hears that a sign-in is needed', async () => {
  const portal = aPortal(await aListeningWorld());
  const { url } = await aBrowser().open(portal.authorize({ prompt: 'none' }));
  expect(broughtBack(url)).toMatchObject({ error: 'login_required', state: 'a-state', iss: portal.issuer });
});
