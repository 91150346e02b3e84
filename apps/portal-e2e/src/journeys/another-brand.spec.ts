import { type Page } from '@playwright/test';
import { expect, signInByPin, test } from '../system/journey';
import { startSystem, type RunningSystem } from '../system/running-system';

/** The grounds of its pages in light and dark (libs/brand/brands/lwandle). */
const grounds = { light: 'rgb(241, 245, 251)', dark: 'rgb(11, 15, 30)' };

test.describe('the portal of another insurer', () => {
  let lwandle: RunningSystem;
  test.beforeAll(async () => {
    lwandle = await startSystem({ BRAND: 'lwandle' });
  });
  test.afterAll(() => lwandle.stop());

  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is its own before any script has run, in the ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
      const page = await context.newPage();
      await page.goto(`${lwandle.portal}/auth/login`);
      await expect(page.getByRole('banner').getByText('Lwandle Family Cover')).toBeVisible();
      await expect(page.getByText(/Ubuntu/)).toHaveCount(0);
      expect(await ground(page)).toBe(grounds[colorScheme]);
      await context.close();
    });
  }

  test('stays its own for who signs in, and speaks for itself', async ({ page, complaints: _ }) => {
    await page.goto(`${lwandle.portal}/auth/login`);
    await expect(page.getByText(/^Lwandle Life Limited is a licensed life insurer/)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Lwandle Family Cover')).toBeVisible();
    await signInByPin(page, lwandle, '7000010012');
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    expect(await ground(page)).toBe(grounds.light);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await ground(page)).toBe(grounds.light);
    const message = (await lwandle.sentMessages()).find(({ purpose }) => purpose === 'LOGIN');
    expect(message?.text).toMatch(/^Lwandle Family Cover: /);
    await page.goto(`${lwandle.portal}/terms-and-conditions`);
    await expect(page).toHaveTitle(/Lwandle Family Cover$/);
    expect(await ground(page)).toBe(grounds.light);
  });
});
