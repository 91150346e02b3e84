import { expect, test } from '../system/journey';

test('what is typed before the scripts have come is kept, and an early tap is played again', async ({
  page,
  system,
}) => {
  // Scripts wait until the test lets them through.
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));

  await page.goto(`${system.portal}/auth/login`, { waitUntil: 'commit' });
  await page.locator('#policyNumber').pressSequentially('EARLY12345');
  await page.getByRole('button', { name: 'Send one-time PIN' }).click({ noWaitAfter: true });
  expect(await page.evaluate(() => performance.getEntriesByName('app-ready').length)).toBe(0);
  letThrough();

  await expect(page.getByRole('heading', { name: 'Enter your one-time PIN' })).toBeVisible();
  await expect(page.getByText('for policy EARLY12345')).toBeVisible();
  expect(page.url()).not.toContain('EARLY12345');
  expect(requests.filter((url) => url.includes('/trigger-login-otp/'))).toHaveLength(1);
});

test('the first page asks no other origin for anything', async ({ page, system }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${system.portal}/auth/login`);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([system.portal]);
});
