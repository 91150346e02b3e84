import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

const policyNumber = '7000010012';
const hello = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Thandi' });

/** What the page asks the service from now on, in order. */
function callsOf(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.replace('/api/v1', ''));
  });
  return calls;
}

test('home is asked for in one call, before the first script has come', async ({ page, system, signIn }) => {
  await signIn(policyNumber);
  await expect(hello(page)).toBeVisible();
  const calls = callsOf(page);
  await page.goto(`${system.portal}/`);
  await expect(hello(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['/home']);

  await page.goto('about:blank');
  await page.route('**/assets/*.js', (route) => route.abort());
  calls.length = 0;
  await page.goto(`${system.portal}/payments`);
  await expect.poll(() => calls).toEqual(['/home']);
});

test('a session that ran out is renewed once, whoever noticed it first', async ({ page, system, signIn }) => {
  await signIn(policyNumber);
  await expect(hello(page)).toBeVisible();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('tk') ?? '{}') as object;
    localStorage.setItem('tk', JSON.stringify({ ...stored, accessToken: 'has-run-out' }));
  });
  const calls = callsOf(page);
  await page.goto(`${system.portal}/`);
  await expect(hello(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path) => path === '/auth/refresh-token')).toHaveLength(1);
  expect(new Set(calls)).toEqual(new Set(['/home', '/auth/refresh-token']));
});

test('before a service without that call the parts are asked for one by one', async ({ page, system, signIn }) => {
  await page.route('**/api/v1/home', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'None' }));
  const calls = callsOf(page);
  await signIn(policyNumber);
  await expect(hello(page)).toBeVisible();
  await page.goto(`${system.portal}/`);
  await expect(hello(page)).toBeVisible();
  expect(calls).toEqual(expect.arrayContaining(['/auth/whoami', `/policy/${policyNumber}`]));
});
