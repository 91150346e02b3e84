import { formatRand } from '@portal/domain';
import { type Locator, type Page } from '@playwright/test';
import { expect } from './journey';

/** What the page says to which a payer comes back. */
export const saysOnReturn = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

/** What stands there at once after a success was claimed, before the service has said anything. */
export async function saysProvisionally(page: Page) {
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await expect(
    page.getByText('Payment received. It can take a few minutes before your policy shows it.'),
  ).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBe(0);
}

/** Goes from the page of payments to the payment page with an amount in rand. */
export async function goAndPay(page: Page, rand: number) {
  await page.getByRole('region', { name: 'What is due' }).getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('textbox', { name: 'Amount to pay' }).fill(rand.toFixed(2).replace('.', ','));
  await page.getByRole('button', { name: 'Continue to Pay@' }).click();
}

/** The same, and pays: the cents of the amount choose what becomes of it. */
export async function pay(page: Page, rand: number) {
  await goAndPay(page, rand);
  await page.getByRole('button', { name: /^Pay R/ }).click();
}

/** The payments of an amount, in the history that is open: R 20 is no part of R 203. */
export const inHistory = (page: Page, rand: number): Locator =>
  page
    .getByRole('list', { name: 'Payment history' })
    .getByRole('listitem')
    .filter({ has: page.getByText(formatRand(rand), { exact: true }) });

/** Goes on to the page of payments, which has one payment of that amount, and says what became of it. */
export async function historySays(page: Page, rand: number, status: string) {
  await page.getByRole('link', { name: /^(Go to|See all) your payments$/ }).click();
  await expect(inHistory(page, rand)).toHaveCount(1);
  await expect(inHistory(page, rand)).toContainText(status);
}
