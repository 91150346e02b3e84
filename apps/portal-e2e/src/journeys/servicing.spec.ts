import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';
import { readPolicy } from '../system/records';
import { aStaffBrowser, staff } from '../system/staff';

/** A family of five. */
const policyNumber = '7000010012';
/** Every key and press besides the characters of the policy number and of the three answers. */
const most = 6;

/** Whether the whole of a text stands in the window as it is. */
const isInView = (page: Page, words: RegExp) =>
  page.getByRole('heading', { name: words }).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

test('a caller hears whether everybody is covered: six keys at most, and nothing is scrolled', async ({
  page: customers,
  browser,
  system,
  signIn,
}) => {
  await signIn(policyNumber);
  await expect(customers.getByRole('heading', { level: 1 })).toBeVisible();
  const { MainMember } = await readPolicy(customers, policyNumber);
  const { page, context } = await aStaffBrowser(browser, system, staff.otherConsultant);
  let keys = 0;
  const press = async (key: 'Enter' | 'Tab') => {
    keys += 1;
    await page.keyboard.press(key);
  };

  await expect(page.getByLabel('Find a policy')).toBeFocused();
  await page.keyboard.type(policyNumber);
  await press('Enter');
  await expect(page.getByLabel('What is your ID number?')).toBeFocused();
  await page.keyboard.type(MainMember.Id_Number ?? '');
  await press('Tab');
  await page.keyboard.type(MainMember.Date_Of_Birth);
  await press('Tab');
  await expect(page.getByLabel('What is your cellphone number?')).toBeFocused();
  await page.keyboard.type(MainMember.Cell_Number);
  await press('Enter');

  const answer = /^Yes, all \w+ of you are covered.* the next R.\d+ /;
  await expect(page.getByRole('heading', { name: answer })).toBeVisible();
  expect(await isInView(page, answer)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(keys).toBeLessThanOrEqual(most);
  await context.close();
});
