import { type Page } from '@playwright/test';
import { expect } from './journey';
import { type RunningSystem } from './running-system';

/** The page says nothing of these names and amounts of others. */
export async function saysNothingOf(page: Page, others: readonly string[]) {
  const said = withPlainSpaces(await page.getByRole('main').innerText());
  for (const other of others) expect(said).not.toContain(withPlainSpaces(other));
}

const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** The payments that the bank was told to make for a claim, by their numbers. */
export async function paidByBank(page: Page, system: RunningSystem, reference: string): Promise<string[]> {
  await page.goto(system.payoutBank);
  const payments = await page.getByRole('listitem').filter({ hasText: reference }).allInnerTexts();
  return payments.map((payment) => new RegExp(`${reference}-\\d+`).exec(payment)?.[0] ?? '').toSorted();
}
