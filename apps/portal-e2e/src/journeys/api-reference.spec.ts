import { AxeBuilder } from '@axe-core/playwright';
import { endpoints } from '@portal/contract';
import { type Page } from '@playwright/test';
import { expect, readPin, test } from '../system/journey';

const calls = (page: Page) => page.locator('.opblock');
const callOf = (page: Page, operationId: string) => page.locator(`.opblock[id$="-${operationId}"]`);

/** Opens a call, fills in what is given and sends it to the same backend. */
async function tried(page: Page, operationId: string, values: Record<string, string> = {}, body?: string) {
  const call = callOf(page, operationId);
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  for (const [name, value] of Object.entries(values)) {
    await call.locator(`tr[data-param-name="${name}"] input`).fill(value);
  }
  if (body !== undefined) await call.locator('textarea').fill(body);
  await call.getByRole('button', { name: 'Execute' }).click();
  return call.locator('.live-responses-table .response-col_status').first();
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
  await expect(areas.first()).toBeVisible();
  const search = page.getByPlaceholder(/^Filter/);

  await search.fill('certificate');
  await expect(areas).toHaveCount(2);
  await search.fill('');
  await expect.poll(() => areas.count()).toBeGreaterThan(10);
  for (const area of await areas.all()) await area.click();
  await expect(calls(page)).toHaveCount(Object.keys(endpoints).length);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);

  const policyNumber = '7000010012';
  await expect(await tried(page, 'triggerLoginOtp', { policyNumber, shouldSendOtp: 'true' })).toHaveText(/^200/);
  const otp = await readPin(await context.newPage(), system.inbox);
  await expect(await tried(page, 'login', {}, JSON.stringify({ policyNumber, otp }))).toHaveText(/^200/);
  await expect(await tried(page, 'policy', { policyNumber })).toHaveText(/^200/);
  expect(foreign).toEqual([]);
});
