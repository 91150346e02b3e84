import { type Page } from '@playwright/test';
import { expect, readPin } from './journey';

/** Fills in an own account at FNB and goes on to the check page. */
export async function fillAccount(page: Page, number: string) {
  await page.getByLabel('Bank', { exact: true }).selectOption({ label: 'FNB' });
  await page.getByLabel('Savings').check();
  await page.getByLabel('Account number', { exact: true }).fill(number);
  await page.getByLabel('Account number again').fill(number);
  await page.getByLabel('Debit day').selectOption({ label: '25th' });
  await page.getByLabel(/^I authorise you to collect/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
}

/** Asks for a PIN and types it. Gives it, for another try. */
export async function typePin(page: Page, inbox: string): Promise<string> {
  await page.getByRole('button', { name: /^Send a PIN to / }).click();
  await expect(page.getByText(/^We have sent a one-time PIN/)).toBeVisible();
  const pin = await readPin(await page.context().newPage(), inbox);
  await page.getByLabel('One-time PIN').fill(pin);
  return pin;
}
