import { policyNumberFor, policyNumberPrefixes } from '@portal/domain';
import { type Page } from '@playwright/test';
import { untilMessagesGoOut } from '../system/claim-times';
import { aloneInSystem, expect } from '../system/journey';
import { saysOnReturn } from '../system/paying';
import { type RunningSystem } from '../system/running-system';

const johan = policyNumberFor(policyNumberPrefixes.FUNERAL, 1045);
const day = 24 * 60 * 60_000;

/** Days pass here, so nobody else lives in this system. */
const test = aloneInSystem();

/** The debit of the policy at its bank, as whoever operates the stand-in sees it. */
const debitAt = (bank: Page) => bank.getByRole('listitem').filter({ hasText: `${johan}01` });

/** What the policyholder was told by text message, of one kind. */
async function texts(system: RunningSystem, kind: string): Promise<string[]> {
  const messages = await system.sentMessages();
  // The demo's other families have numbers of their own.
  const number = messages.find(({ purpose }) => purpose === 'PREMIUM_FAILED')?.to;
  return messages.filter(({ to, purpose }) => to === number && purpose === kind).map(({ text }) => text);
}

/** Lets days pass until something is to be seen after a reload. */
async function daysPassUntil(page: Page, system: RunningSystem, isSeen: () => Promise<boolean>) {
  for (let passed = 0; passed < 12; passed += 1) {
    await page.reload();
    if (await isSeen()) return;
    await system.letTimePass(day);
  }
  throw new Error('It is not to be seen after twelve days');
}

test('a debit order that the bank does not pay is said in plain words, is paid by hand, and nothing is owed any more', async ({
  page,
  system,
  context,
  signIn,
}) => {
  test.setTimeout(180_000);
  const bank = await context.newPage();
  await test.step('the bank says that there is no money', async () => {
    await bank.goto(`${system.bank}/debits`);
    await daysPassUntil(bank, system, async () => (await debitAt(bank).count()) > 0);
    await debitAt(bank).getByRole('button', { name: 'Unpaid: not enough money' }).click();
    await expect(debitAt(bank)).toContainText('Unpaid');
    await bank.close();
  });

  await test.step('the policyholder reads of it in a message and in the payments', async () => {
    await expect
      .poll(async () => (await texts(system, 'PREMIUM_FAILED')).join())
      .toMatch(
        /: your debit order of R.* did not go through\. There was not enough money in the account\. Pay by .* to stay covered/,
      );
    await signIn(johan);
    await expect(page.getByRole('heading', { name: 'Hello, Johan' })).toBeVisible();
    await page.goto(`${system.portal}/payments`);
    const newest = page.getByRole('list', { name: 'Payment history' }).getByRole('listitem').first();
    await expect(newest).toContainText('Failed');
    await expect(newest).toContainText('There was not enough money in the account.');
    await expect(newest.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });

  await test.step('the home page says until when the cover lasts', async () => {
    await system.letTimePass(10 * day);
    await untilMessagesGoOut(system);
    await expect.poll(() => texts(system, 'PREMIUM_UNPAID_NOTICE')).toHaveLength(1);
    await signIn(johan);
    const toDo = page.getByRole('region', { name: 'To do' });
    await expect(toDo.getByText(/^Pay R.* to keep your cover$/).first()).toBeVisible();
    await expect(page.getByText('In grace', { exact: true })).toBeVisible();
  });

  await test.step('paying what is owed makes it good', async () => {
    await page.goto(`${system.portal}/payments`);
    const rescue = page.getByRole('region', { name: 'Keep your cover' });
    await rescue.getByRole('link', { name: /^Pay R.* now$/ }).click();
    await page.getByRole('button', { name: 'Continue to Pay@' }).click();
    await page.getByRole('button', { name: /^Pay R/ }).click();
    await saysOnReturn(page, 'Your payment is confirmed');
    await page.getByRole('link', { name: 'See the confirmation' }).click();
    await expect(page.getByText(/^Your policy is active\./)).toBeVisible();
    await page.getByRole('link', { name: 'See all your payments' }).click();
    await expect(page.getByRole('region', { name: 'What is due' })).toBeVisible();
    await expect(rescue).toBeHidden();
    await expect(page.getByText('This month has been paid since.')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(/^A premium is outstanding/)).toBeHidden();
  });
});
