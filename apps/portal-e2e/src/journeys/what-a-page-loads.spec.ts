import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';
import { type Loaded, loadedBy } from '../system/loaded';

const kb = 1024;
const policyNumber = '7000010012';

/**
 * The most that an address may load, in all that comes without a tap: requests, and KB over the network with their headers. A second
 * visit finds the files in the browser. Raise a number with the reason.
 */
const most = {
  '/auth/login': { first: { requests: 5, bytes: 123 * kb }, again: { requests: 2, bytes: 2 * kb } },
  '/somebody-died': { first: { requests: 16, bytes: 170 * kb }, again: { requests: 3, bytes: 6 * kb } },
  '/': { first: { requests: 10, bytes: 195 * kb }, again: { requests: 3, bytes: 7 * kb } },
  '/dependants': { first: { requests: 11, bytes: 192 * kb }, again: { requests: 4, bytes: 8 * kb } },
  '/payments': { first: { requests: 11, bytes: 198 * kb }, again: { requests: 4, bytes: 9 * kb } },
  '/child/add': { first: { requests: 14, bytes: 222 * kb }, again: { requests: 4, bytes: 8 * kb } },
};

const weightOf = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0);
const told = (loaded: Loaded[]) => loaded.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');

async function forgetFiles(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
  await page.goto('about:blank');
}

test('no address loads more than it may, on a first visit and on the next', async ({ page, system, signIn }) => {
  for (const [path, limits] of Object.entries(most)) {
    if (path === '/') await signIn(policyNumber);
    await forgetFiles(page);
    for (const visit of ['first', 'again'] as const) {
      const loaded = await loadedBy(page, `${system.portal}${path}`);
      const [requests, bytes] = [loaded.length, weightOf(loaded)];
      const description = `${path} ${visit}: ${requests} requests, ${(bytes / kb).toFixed(1)} KB`;
      test.info().annotations.push({ type: 'loaded', description });
      expect.soft(requests, `${path}, ${visit}:\n${told(loaded)}`).toBeLessThanOrEqual(limits[visit].requests);
      expect.soft(bytes, `${path}, ${visit}:\n${told(loaded)}`).toBeLessThanOrEqual(limits[visit].bytes);
    }
  }
});

test('every file is compressed and kept for good, and every page is asked for again', async ({
  page,
  system,
  signIn,
}) => {
  await signIn(policyNumber);
  await forgetFiles(page);
  const loaded = await loadedBy(page, `${system.portal}/`);
  const files = loaded.filter(({ path }) => path.startsWith('/assets/'));
  expect(files.length).toBeGreaterThan(5);
  for (const { path, headers } of files) {
    expect.soft(headers['content-encoding'], path).toBe('br');
    expect.soft(headers['cache-control'], path).toContain('immutable');
  }
  const headersOf = (path: string) => loaded.find((one) => one.path === path)?.headers ?? {};
  expect(headersOf('/')).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('no-cache'),
  });
  expect(headersOf('/api/v1/home')['cache-control']).toBe('no-store');
});
