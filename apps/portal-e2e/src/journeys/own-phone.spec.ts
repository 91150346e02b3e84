import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';
import { keptThings } from '../system/kept-things';

test.use({ serviceWorkers: 'allow' });

const hello = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Thandi' });
const tick = (page: Page) => page.getByLabel('This is my phone: keep a copy on it');

const checking = /^As it was on .*, \d\d:\d\d\. Checking …$/;

/** Where it always can be: on a phone among More, else in the menu. */
async function signOut(page: Page) {
  const isPhone = page.viewportSize()?.width === 360;
  await page.getByRole('button', { name: isPhone ? 'More' : /Your menu/ }).click();
  await (isPhone ? page.getByRole('link', { name: 'Logout' }) : page.getByRole('menuitem', { name: 'Logout' })).click();
}

/** The page can be opened without a network. */
async function untilKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // from here on everything the page fetches is kept
  await expect(tick(page)).toBeVisible();
}

test('who is covered, and the Pay@ number, are shown without a network on a phone that keeps a copy', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  await expect(hello(page)).toBeVisible();
  await untilKept(page);
  expect(await keptThings(page)).toEqual([]);
  await tick(page).check();
  await expect(page.getByText(/^Kept at \d\d:\d\d\.$/)).toBeVisible();
  const headline = await page
    .getByRole('heading', { name: /covered/ })
    .first()
    .innerText();

  await context.setOffline(true);
  await page.goto(system.portal);
  await expect(page.getByText(/^As it was on .*, \d\d:\d\d\. There is no network now\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Barcode of your Pay@ number' })).toBeVisible();

  await context.setOffline(false);
  await expect(hello(page)).toBeVisible();
});

test('what a phone keeps cannot be read without its key, is gone with a tick, and with signing out without a network', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('7000010012');
  await expect(hello(page)).toBeVisible();
  await untilKept(page);
  await tick(page).check();
  await expect(page.getByText(/^Kept at/)).toBeVisible();
  const kept = await keptThings(page);
  expect(kept).toHaveLength(3); // the copy, whom it is shown to, and their key
  expect(kept).toContain('key, not readable');
  expect(kept.join()).not.toMatch(/Thandi|Nkosi|7000010012|covered/);

  await tick(page).uncheck();
  await expect(page.getByText('Not on a phone that others use.')).toBeVisible();
  expect(await keptThings(page)).toEqual([]);

  await tick(page).check();
  await expect(page.getByText(/^Kept at/)).toBeVisible();
  await context.setOffline(true);
  await signOut(page);
  await expect.poll(() => keptThings(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('before the scripts of the portal have come', () => {
  test.use({ serviceWorkers: 'block' }); // a journey can hold back only what no worker answers

  test('the card that the phone last knew is on the page, for its owner alone, and stays there until it is fresh', async ({
    page,
    system,
    signIn,
  }) => {
    await signIn('7000010012');
    await expect(hello(page)).toBeVisible();
    await tick(page).check();
    await expect(page.getByText(/^Kept at/)).toBeVisible();
    const card = page.getByRole('heading', { name: /covered/ }).first();
    const headline = await card.innerText();

    await page.addInitScript(() => {
      const seen: boolean[] = [];
      const look = () => {
        seen.push(document.querySelector('.cover-card h2') !== null);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    await page.reload();
    await expect(hello(page)).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    expect(seen).toContain(true);
    expect(seen.slice(seen.indexOf(true))).not.toContain(false);

    const entry = await page.locator('script[type=module][src]').first().getAttribute('src');
    await page.route(`**${entry}`, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(page.getByText(checking)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Grace Dlamini' })).toHaveAttribute(
      'href',
      /^\/extended\/member-details\//,
    );

    await page.evaluate(() => {
      const session = { accessToken: 'a', refreshToken: 'of somebody else', userType: 'user' };
      localStorage.setItem('tk', JSON.stringify(session));
    });
    await page.goto(system.portal);
    await expect(page.getByRole('group', { name: 'Loading your policy' })).toBeVisible();
    await page.waitForTimeout(1_000); // long enough to read a copy
    await expect(page.getByText('Grace Dlamini')).toBeHidden();
  });
});

/** Signs in, calls the phone one's own, and opens home once more while the service takes its time. Gives the way to let it answer. */
async function openOwnPhoneAgain(page: Page, portal: string) {
  await untilKept(page);
  await tick(page).check();
  await expect(page.getByText(/^Kept at/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const answering = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await answering.promise;
    await route.fallback();
  });
  await page.goto(portal);
  return answering.resolve;
}

test('an own phone shows what it last knew at once, with its time, and nothing moves when the service answers', async ({
  page,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  const answer = await openOwnPhoneAgain(page, system.portal);
  await expect(page.getByText(checking)).toBeVisible();
  const card = page.getByRole('region', { name: /covered/ });
  await page.getByRole('link', { name: 'Grace Dlamini' }).focus();
  await card.evaluate((element) => element.setAttribute('data-seen', 'before'));
  answer();
  await expect(hello(page)).toBeVisible();
  await expect(page.getByText(/^As it is now, \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByText(checking)).toBeHidden();
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAttribute('data-seen', 'before');
  await expect(page.getByRole('link', { name: 'Grace Dlamini' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

/** How much of what was in sight has moved since the page began. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test('a session that ran out leaves the copy readable; signing in again and out destroys it', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  const answer = await openOwnPhoneAgain(page, system.portal);
  await system.letTimePass(31 * 60_000);
  answer();
  await expect(page.getByText('You were away for a while, so you are signed out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /covered/ })).toBeVisible();
  await page.unroute('**/api/v1/**');
  await context.setOffline(true);
  await page.goto(system.portal);
  await expect(page.getByRole('heading', { name: /covered/ })).toBeVisible();
  await context.setOffline(false);

  await signIn('7000010012');
  await expect(hello(page)).toBeVisible();
  await signOut(page);
  await expect.poll(() => keptThings(page)).toEqual([]);
  await page.goto(system.portal);
  await expect(page.getByRole('link', { name: 'Sign in to your policy' })).toBeVisible();
});

test('somebody else who signs in on that phone never sees the copy, also before the service has said who they are', async ({
  page,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  const answer = await openOwnPhoneAgain(page, system.portal);
  await expect(page.getByText(checking)).toBeVisible();
  await system.letTimePass(31 * 60_000);
  answer();
  await expect(page.getByText('You were away for a while, so you are signed out.')).toBeVisible();
  await page.unroute('**/api/v1/**');
  const answering = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await answering.promise;
    await route.fallback();
  });
  await signIn('7000010442');
  await expect(page.getByRole('group', { name: 'Loading your policy' })).toBeVisible();
  await page.waitForTimeout(1_000); // long enough to read a copy
  await expect(page.getByText('Grace Dlamini')).toBeHidden();
  answering.resolve();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await expect.poll(() => keptThings(page)).toEqual([]);
});

test('people, the provider’s number and opened documents are there without a network, and gone with signing out there', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  await expect(hello(page)).toBeVisible();
  await untilKept(page);
  await tick(page).check();
  await expect(page.getByText(/^Kept at/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(`${system.portal}/dependants`);
  await expect(page.getByRole('link', { name: 'Grace Dlamini' })).toBeVisible();
  await page.goto(`${system.portal}/documents`);
  await page.getByRole('button', { name: 'Download the schedule (PDF)' }).click();
  await expect(page.getByText(/is on your device\.$/)).toBeVisible();
  await expect.poll(async () => (await keptThings(page)).length).toBe(4);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const asItWas = /^As it was on .*, \d\d:\d\d\.$/;
  await page.goto(system.portal);
  await expect(page.getByRole('region', { name: 'Call us' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(page.getByRole('region', { name: 'Documents on this phone' })).toBeVisible();
  await page.goto(`${system.portal}/dependants`);
  await expect(page.getByText(asItWas)).toBeVisible();
  await expect(page.getByText('Grace Dlamini')).toBeVisible();
  await page.goto(`${system.portal}/documents`);
  const documents = page.getByRole('region', { name: 'Documents on this phone' });
  await expect(documents.getByRole('heading', { name: 'Policy schedule' })).toBeVisible();
  await expect(documents.getByText(asItWas)).toBeVisible();
  await documents.getByRole('button', { name: /^Download/ }).click();
  await expect(documents.getByText(/is on your device\.$/)).toBeVisible();

  await signOut(page);
  await expect.poll(() => keptThings(page)).toEqual([]);
});
