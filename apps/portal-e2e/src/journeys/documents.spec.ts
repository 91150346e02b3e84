import { readFile } from 'node:fs/promises';
import { expect, test } from '../system/journey';

const family = '7000010012';

test('a customer takes the policy schedule home', async ({ page, system, signIn }) => {
  await signIn(family);
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  await page.goto(`${system.portal}/documents`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the schedule (PDF)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^policy-schedule-7000010012-version-\d+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(/is on your device/)).toBeVisible();
});
