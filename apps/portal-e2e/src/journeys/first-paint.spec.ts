import { type Page } from '@playwright/test';
import { expect, signInByPin, test } from '../system/journey';

/** Of what moves, all. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const policyNumber = '7000010012';
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/** From the next page on no script comes. A page that is still fetching one would load itself again. */
async function withoutScripts(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await page.route('**/assets/*.js', (route) => route.abort());
}

test('a page of somebody signed in stands there before any script has come', async ({ page, system, signIn }) => {
  await signIn(policyNumber);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await withoutScripts(page);

  await page.goto(`${system.portal}/`);
  await expect(page.getByRole('group', { name: 'Loading your policy' })).toBeVisible();
  await expect(nav(page).locator('[aria-current=page]')).toHaveText('Home');

  await page.goto(`${system.portal}/payments`);
  await expect(page.getByRole('group', { name: 'Loading', exact: true })).toBeVisible();
  await expect(nav(page).locator('[aria-current=page]')).toHaveText(/Pay/);
  await expect(page.getByRole('group', { name: 'Loading your policy' })).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('tk'));
  await page.goto(`${system.portal}/`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(nav(page)).toBeHidden();
  await expect(page.getByRole('group', { name: /^Loading/ })).toHaveCount(0);
});

test('what a page is drawn with is fetched with it, and nothing of another page', async ({ page, system, signIn }) => {
  await signIn(policyNumber);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await withoutScripts(page);
  const fetchedAt = async (path: string) => {
    const fetched = new Set<string>();
    const note = (request: { url: () => string }) => fetched.add(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(`${system.portal}${path}`);
    await page.waitForTimeout(300);
    page.off('request', note);
    return [...fetched].filter((one) => one.endsWith('.js'));
  };
  const [home, payments] = [await fetchedAt('/'), await fetchedAt('/payments')];
  expect(home.filter((one) => !payments.includes(one)).length).toBeGreaterThan(0);
  expect(payments.filter((one) => !home.includes(one)).length).toBeGreaterThan(0);
});

for (const path of ['/', '/payments', '/dependants', '/documents']) {
  test(`nothing moves when ${path} takes the place of its first paint, and no sheet comes twice`, async ({
    page,
    system,
    signIn,
  }) => {
    await signIn(policyNumber);
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    const sheets: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
    await page.goto(`${system.portal}${path}`);
    const inPage = await page
      .locator('link[rel=stylesheet][disabled]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(inPage.length).toBeGreaterThan(0);
    expect(sheets.filter((sheet) => inPage.includes(sheet))).toEqual([]);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(moved).toBeLessThan(0.1);
  });
}

test('home looks the same to whoever has just signed in and to whoever comes back', async ({ page, system }) => {
  const picture = async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await page.mouse.move(0, 0); // nothing is under the pointer that pressed the button
    return page.screenshot({ animations: 'disabled' });
  };
  // From the page of signing in, whose style came first; then from the shell of the others.
  await page.goto(`${system.portal}/auth/login`);
  await signInByPin(page, system, policyNumber);
  const signedIn = await picture();
  await page.goto(`${system.portal}/`);
  expect((await picture()).equals(signedIn)).toBe(true);
});
