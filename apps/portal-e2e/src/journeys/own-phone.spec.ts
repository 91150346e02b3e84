import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';
import { keptThings } from '../system/kept-things';

test.use({ serviceWorkers: 'allow' });

const hello = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Thandi' });
const tick = (page: Page) => page.getByLabel('This is my phone: keep a copy on it');

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
  await expect(
    page.getByText(/^We cannot reach the service now\. This is your policy as it was on .* at \d\d:\d\d/),
  ).toBeVisible();
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
  expect(kept).toHaveLength(2);
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
});
