import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

/** From now on, files of scripts that this tab has not fetched are gone: until the page loads again, or for good. */
async function release(page: Page, { forGood = false } = {}) {
  const gone = new Set<string>();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    if (loads === 0) gone.add(url);
    const isGone = gone.has(url) && (loads === 0 || forGood);
    return isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback();
  });
  return { loads: () => loads };
}
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name, exact: true }).click();

test('a screen whose files are gone after a release is reached with one reload, and what was typed is kept', async ({
  page,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  await page.goto(`${system.portal}/child/add`);
  // No draft reaches the service: what is kept here is kept by this tab alone.
  await page.route('**/api/v1/drafts/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('First name').fill('Lerato');
  await page.getByLabel('Surname').fill('Nkosi-Dube');
  const { loads } = await release(page);
  await follow(page, 'Terms and Conditions');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/terms-and-conditions');
  expect(loads()).toBe(1);
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, window.name]))).not.toContain(
    'Lerato',
  );

  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Lerato');
  await expect(page.getByLabel('Surname')).toHaveValue('Nkosi-Dube');
  expect(loads()).toBe(1);
});

test('files that are gone for good give one reload, then the error view and a way on', async ({ page, signIn }) => {
  await signIn('7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  await page.waitForLoadState('networkidle'); // home has all its parts
  const { loads } = await release(page, { forGood: true });
  await follow(page, 'Terms and Conditions');
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/terms-and-conditions');
  await page.waitForTimeout(3000);
  expect(loads()).toBe(1);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
});

/** The file in which a module was built. */
async function fileOf(module: string) {
  const manifest = join(import.meta.dirname, '../../../../dist/portal/.vite/manifest.json');
  const files = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, { file: string }>;
  const [, found] = Object.entries(files).find(([name]) => name.endsWith(module)) ?? [];
  if (!found) throw new Error(`${module} is in no file of its own`);
  return found.file;
}

test('a part of a page whose file is gone gives one reload, then says so in its place; the rest of the page stays', async ({
  page,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  await page.goto('about:blank');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  const part = `**/${await fileOf('dependants/src/shared/person-cover.tsx')}`;
  await page.route(part, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(`${system.portal}/spouse/details`);
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sipho Nkosi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change details' })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(loads).toBe(2);

  await page.unroute(part);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/^Covered for/).first()).toBeVisible();
  await expect(page.getByText('This part could not be loaded.')).toBeHidden();
  expect(loads).toBe(2);
});
