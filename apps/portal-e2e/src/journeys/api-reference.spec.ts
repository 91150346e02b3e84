import { endpoints } from '@portal/contract';
import { type Page } from '@playwright/test';
import { violationsOn, wcag } from '../system/accessible';
import { expect, readPin, test } from '../system/journey';

/** This one page computes for long, so its scripts are compiled as in anybody's browser (`playwright.config.ts` says why others are not). */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = (launchOptions.args ?? []).filter((one) => !one.startsWith('--js-flags'));
    await use({ ...launchOptions, args });
  },
});

/** The calls by their ids: of a long list the page holds only what is near the window. */
async function listed(page: Page): Promise<Set<string>> {
  const ids = new Set<string>();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let isAtEnd = false; !isAtEnd;) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    for (const id of await page.locator('.opblock').evaluateAll((all) => all.map((one) => one.id))) ids.add(id);
    isAtEnd = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy(0, 400);
      return window.scrollY === before;
    });
  }
  return ids;
}

const callOf = (page: Page, operationId: string) => page.locator(`.opblock[id$="-${operationId}"]`);

/** Searches for a call, opens it, fills in what is given and sends it to the same backend. */
async function tried(
  page: Page,
  [words, operationId]: [words: string, operationId: string],
  values: Record<string, string> = {},
  body?: string,
) {
  await page.getByPlaceholder(/^Filter/).fill(words);
  await expect(page.locator('.opblock')).toHaveCount(1);
  const call = callOf(page, operationId);
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  for (const [name, value] of Object.entries(values)) {
    await call.locator(`tr[data-param-name="${name}"] input`).fill(value);
  }
  if (body !== undefined) await call.locator('textarea').fill(body);
  await call.getByRole('button', { name: 'Execute' }).click();
  return call.locator('.live-responses-table tbody .response-col_status').first();
}

/** In the colours of the day and of the night. */
async function canBeRead(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html.dark-mode')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    expect(await violationsOn(page, wcag), colorScheme).toEqual([]);
  }
}

test('every call is listed, found and tried, and nothing comes from elsewhere', async ({
  page,
  system,
  context,
  complaints: _,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== system.portal)
      foreign.push(request.url());
  });
  await page.goto(`${system.portal}/api/reference`);
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
  const areas = page.locator('.opblock-tag');
  await expect(areas.first()).toBeVisible({ timeout: 60_000 });
  const names = await areas.evaluateAll((all) => all.map((one) => one.id));
  for (const name of names.toReversed()) await page.locator(`[id="${name}"]`).click();
  expect((await listed(page)).size).toBe(Object.keys(endpoints).length);
  await canBeRead(page);

  const policyNumber = '7000010012';
  await expect(
    await tried(page, ['trigger-login-otp', 'triggerLoginOtp'], { policyNumber, shouldSendOtp: 'true' }),
  ).toHaveText(/^200/);
  await canBeRead(page);
  const otp = await readPin(await context.newPage(), system.inbox);
  await expect(await tried(page, ['/auth/login', 'login'], {}, JSON.stringify({ policyNumber, otp }))).toHaveText(
    /^200/,
  );
  await expect(await tried(page, ['get /policy/', 'policy'], { policyNumber })).toHaveText(/^200/);
  expect(foreign).toEqual([]);
});
