import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

const familyOfFive = '7000010012';
const most = 2;

/** What people come for most, and the page on which it is done. */
const commonest = {
  'pay now': '/pay-now',
  'see what was paid': '/payments',
  'change the bank account': '/banking-details/update',
  'get a document': '/documents',
  'add a child': '/child/add',
  'add an extended member': '/extended/add-member',
  'see who is paid': '/beneficiary/beneficiaries',
  'look at other plans': '/plans/other-plans',
  'change personal details': '/update-personal-details',
  'read the notifications': '/notifications',
};

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** The pages that one press leads to from here. */
async function onePressAway(page: Page): Promise<string[]> {
  // All at once: one that goes meanwhile would be waited for.
  const addresses = await page
    .locator('a[href^="/"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Set(addresses.flatMap((address) => address?.split(/[?#]/)[0] ?? []))];
}

/** The table is printed with every run. */
test('the page of each of the ten commonest tasks is at most two taps from home', async ({ page, system, signIn }) => {
  test.skip(page.viewportSize()?.width !== 360, 'Measured on a phone');
  await signIn(familyOfFive);
  await page.goto(`${system.portal}/`);
  await expect(page.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
  await settled(page);
  const first = await onePressAway(page);
  const taps = new Map(first.map((address) => [address, 1]));
  const alsoIn2 = (addresses: string[]) => addresses.filter((one) => !taps.has(one)).forEach((one) => taps.set(one, 2));
  await page.getByRole('button', { name: /notification/i }).click();
  await expect(page.getByText('View all notifications')).toBeVisible();
  alsoIn2(await onePressAway(page));
  const hubs = ['/dependants', '/plans/my-plan', '/payments', '/banking-details', '/personal-details', '/documents'];
  for (const hub of hubs.filter((address) => first.includes(address))) {
    await page.goto(system.portal + hub);
    await settled(page);
    alsoIn2(await onePressAway(page));
  }
  const rows = Object.entries(commonest).map(([task, address]) => ({ task, taps: taps.get(address) ?? Infinity }));
  process.stdout.write(rows.map((row) => `taps to ${row.task}`.padEnd(52) + ` ${row.taps} of ${most}\n`).join(''));
  expect(rows.filter((row) => row.taps > most)).toEqual([]);
});
