import { type Page } from '@playwright/test';
import { isHeaded } from './claiming';
import { expect, pinAsked } from './journey';
import { type RunningSystem } from './running-system';

interface Parlour {
  name: string;
  /** What its invoice comes to, rand. */
  invoice: number;
  accountNumber: string;
}

/** From the claim to the page that says who gets what. */
export async function chooseParlour(page: Page, { name, invoice, accountNumber }: Parlour) {
  await page.getByRole('link', { name: 'Pay a funeral parlour' }).click();
  await isHeaded(page, 'Pay a funeral parlour');
  await page.getByLabel('Name of the funeral parlour').fill(name);
  await page.getByLabel('Registration number').fill('2009/014502/07');
  await page.getByLabel('Amount of the invoice').fill(`${invoice}`);
  await page.getByLabel('Account holder').fill(name);
  await page.getByLabel('Bank', { exact: true }).selectOption('FNB');
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber);
  await page.getByLabel('Account number again').fill(accountNumber);
  await page.getByRole('radio', { name: 'Current (cheque)' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await isHeaded(page, 'Check who gets what');
}

/** Confirms it with a PIN. */
export async function confirmParlour(page: Page, system: RunningSystem) {
  // A number is sent one PIN a minute.
  await system.letTimePass(60_000);
  const pin = await pinAsked(system, 'PAYEE_ACCOUNT', async () => {
    await page.getByRole('button', { name: /^Send a PIN to / }).click();
    await expect(page.getByText(/^We have sent a one-time PIN/)).toBeVisible();
  });
  await page.getByLabel('One-time PIN').fill(pin);
  await page.getByRole('button', { name: 'Pay this funeral parlour' }).click();
}
