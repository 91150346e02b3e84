import { type Page } from '@playwright/test';
import { portalPaths } from '@portal/contract';
import { expect, test } from '../system/journey';

/** On a plan with spouse, children and relatives. */
const family = '7000010574';
const most = { words: 900, screens: 15 };

interface Read {
  page: string;
  words: number;
  /** Of a phone, as high as it is. */
  screens: number;
}

/** What somebody reads and scrolls of the page that is open. */
async function read(page: Page, name: string): Promise<Read> {
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  const words = (await main.innerText()).split(/\s+/).filter(Boolean).length;
  const height = (await main.boundingBox())?.height ?? 0;
  return { page: name, words, screens: height / (page.viewportSize()?.height ?? 1) };
}

/** A plan is changed for a dearer one, from the plan to the request that was sent. */
test('changing the plan takes few words and little scrolling', async ({ page, system, signIn }) => {
  test.skip(page.viewportSize()?.width !== 360, 'Measured on a phone');
  await signIn(family);
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const reads: Read[] = [];
  await page.goto(system.portal + portalPaths.myPlan());
  await heading('My plan');
  reads.push(await read(page, 'My plan'));
  await page.getByRole('link', { name: 'Compare with other plans' }).click();
  await page.getByLabel('Cover on my own life, at least').selectOption({ label: 'R 50 000' });
  const found = page.getByRole('region', { name: 'What does my cover cost?' });
  await expect(found.getByRole('listitem')).toHaveCount(3);
  reads.push(await read(page, 'Other plans'));
  await found.getByRole('link', { name: 'Platinum Family Plan' }).click();
  await heading('Change to Platinum Family Plan');
  await expect(page.getByText('Valid until')).toBeVisible();
  reads.push(await read(page, 'The quote'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Accept the new premium and waiting period').first()).toBeVisible();
  await page.getByLabel('I have read the terms and conditions and accept them').check();
  await page.getByLabel('I accept the new premium and waiting period').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading('Check your answers');
  reads.push(await read(page, 'Check'));
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await heading('Request sent');
  reads.push(await read(page, 'Sent'));
  await page.goto(system.portal + portalPaths.myPlan());
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel request' }).click();

  const words = reads.reduce((sum, one) => sum + one.words, 0);
  const screens = reads.reduce((sum, one) => sum + one.screens, 0);
  const rows = reads.map((one) => `${one.page} ${one.words} words ${one.screens.toFixed(1)} screens`);
  process.stdout.write(
    `change of plan: ${words} words of ${most.words}, ${screens.toFixed(1)} screens of ${most.screens}: ${rows.join(', ')}\n`,
  );
  expect(words).toBeLessThanOrEqual(most.words);
  expect(screens).toBeLessThanOrEqual(most.screens);
});
