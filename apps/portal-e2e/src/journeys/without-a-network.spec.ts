import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

test.use({ serviceWorkers: 'allow' });

/** The worker is there and has kept what the page is drawn with, and the main places, which it fetches at the same time. */
async function untilKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const used = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
  await expect
    .poll(async () => {
      const files = await page.evaluate(used);
      return page.evaluate(
        async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean),
        files,
      );
    })
    .toBe(true);
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().length;
    });
  let before = 0;
  await expect
    .poll(
      async () => {
        const [earlier, now] = [before, await kept()];
        before = now;
        return now - earlier;
      },
      { intervals: [1_000] },
    )
    .toBe(0);
}

test('the portal opens without a network, says so, and goes on by itself once there is one', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await page.goto(system.portal);
  await expect(page.getByRole('banner').getByText('Ubuntu Funeral Cover')).toBeVisible();
  await expect(
    page.getByRole('main').getByText('You are offline. We load this as soon as there is a network.').first(),
  ).toBeVisible();
  await page.goto(`${system.portal}/payments`);
  await expect(page.getByText('You are offline. We load this as soon as there is a network.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'How you pay' })).toBeVisible();
  await page.goto(system.portal);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
});

test('what is kept in the browser is the frame alone, and nothing that was read', async ({ page, signIn }) => {
  await signIn('7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  await untilKept(page);
  const addresses = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses).toContain('/');
  expect(addresses.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
    '/',
    '/auth/login',
    '/config.json',
    '/icon-maskable.svg',
    '/icon.svg',
    '/manifest.webmanifest',
  ]);
});

test('a second visit asks the service for no page and no script', async ({ page, context, system, signIn }) => {
  await signIn('7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  await untilKept(page);
  const second = await context.newPage();
  await second.goto(`${system.portal}/`);
  await expect(second.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  const fetched = await second.evaluate(() =>
    performance
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
      .filter(({ transferSize, name }) => transferSize > 0 && !name.includes('/api/'))
      .map(({ name }) => new URL(name).pathname),
  );
  expect(fetched).toEqual([]);
});
