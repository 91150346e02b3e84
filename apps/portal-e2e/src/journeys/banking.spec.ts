import { aPdf } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { fillAccount, typePin } from '../system/bank-account';
import { expect, test } from '../system/journey';

const refilwe = '7000010608';
const zodwa = '7000010582';
const luyanda = '7000010327';
const minute = 60_000;

const section = (page: Page, name: string) => page.getByRole('region', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm and send' }).click();

/** Gives an own account at FNB, from the page of banking details to the check page. */
async function giveAccount(page: Page, portal: string, number: string) {
  await page.goto(`${portal}/banking-details`);
  await section(page, 'Bank account').getByRole('link', { name: 'Use another account' }).click();
  await fillAccount(page, number);
}

test('a new account is verified and nowhere to be read; its mandate waits until the bank has heard yes', async ({
  page,
  system,
  context,
  signIn,
}) => {
  test.setTimeout(90_000);
  const number = '62000045671';
  const mask = '******5671';
  const isNowhere = async (shown: Page) => expect(await shown.content()).not.toContain(number);
  await signIn(refilwe);
  await expect(page.getByRole('heading', { name: 'Hello, Refilwe' })).toBeVisible();
  await giveAccount(page, system.portal, number);
  await expect(page.getByText(mask)).toBeVisible();
  await isNowhere(page);
  await typePin(page, system.inbox);
  await confirm(page);

  await expect(heading(page, 'One step left')).toBeVisible();
  await expect(page.getByText(/^The bank asks Refilwe Khumalo to approve the debit order until /)).toBeVisible();
  await isNowhere(page);
  await page.getByRole('link', { name: 'Back to banking details' }).click();
  await page.reload();
  await expect(section(page, 'Bank account').getByText('Verified', { exact: true })).toBeVisible();
  await expect(section(page, 'Bank account').getByText(mask)).toBeVisible();
  const mandate = section(page, 'DebiCheck mandate');
  await expect(mandate.getByText('Waiting for approval')).toBeVisible();
  await isNowhere(page);

  const bank = await context.newPage();
  await bank.goto(system.bank);
  const question = bank.getByRole('region', { name: 'Waiting for your answer' }).getByRole('listitem');
  await expect(question.filter({ hasText: mask })).toContainText('Refilwe Khumalo');
  await isNowhere(bank);
  await question.filter({ hasText: mask }).getByRole('button', { name: 'Approve' }).click();
  await expect(bank.getByRole('region', { name: 'Answered' })).toContainText('Approved');
  await bank.close();

  await page.reload();
  await expect(mandate.getByText('Approved', { exact: true })).toBeVisible();
  await expect(mandate.getByText('Approved on')).toBeVisible();
  const sent = await system.sentMessages();
  expect(sent.filter(({ text }) => text.includes(number))).toEqual([]);
});

test('an account that the bank does not find is refused; with a letter of the bank it waits for staff', async ({
  page,
  system,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn(zodwa);
  await expect(page.getByRole('heading', { name: 'Hello, Zodwa' })).toBeVisible();
  await giveAccount(page, system.portal, '62000012998');
  const pin = await typePin(page, system.inbox);
  await confirm(page);

  await expect(page.getByRole('link', { name: 'The bank could not find this account' })).toBeVisible();
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue('62000012998');
  await page.locator('input[type=file]:not([capture])').setInputFiles({
    name: 'bank-letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(aPdf()),
  });
  await expect(page.getByText('bank-letter.pdf is attached')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^The PIN that we sent you before is still good/)).toBeVisible();
  await page.getByLabel('One-time PIN').fill(pin);
  await confirm(page);

  await expect(heading(page, 'Request sent')).toBeVisible();
  await expect(page.getByText('One of our consultants checks the letter from your bank.')).toBeVisible();
  await page.goto(`${system.portal}/banking-details`);
  await expect(page.getByRole('table', { name: 'Update banking details' })).toContainText('******2998');
  await expect(section(page, 'Bank account')).not.toContainText('2998');
  await page.goto(`${system.portal}/documents`);
  await expect(section(page, 'Your documents')).toContainText('bank-letter.pdf');
});

test('an account whose bank does not answer waits and then applies; its payer says no to the debit order', async ({
  page,
  system,
  context,
  signIn,
}) => {
  test.setTimeout(210_000);
  await signIn(luyanda);
  await expect(page.getByRole('heading', { name: 'Hello, Luyanda' })).toBeVisible();
  await giveAccount(page, system.portal, '62000012995');
  await typePin(page, system.inbox);
  await confirm(page);
  await expect(heading(page, 'Request sent')).toBeVisible();
  await expect(page.getByText('We are verifying your account. This can take up to 48 hours.')).toBeVisible();
  await page.goto(`${system.portal}/banking-details`);
  const proposal = page.getByRole('table', { name: 'Update banking details' });
  await expect(proposal).toContainText('******2995');
  await expect(section(page, 'Bank account')).not.toContainText('2995');

  // Two minutes after it is first asked again, the bank answers.
  await expect(async () => {
    await system.letTimePass(2 * minute);
    await page.reload();
    await expect(section(page, 'Bank account')).toContainText('******2995', { timeout: 3000 });
  }).toPass({ timeout: 150_000 });
  await expect(section(page, 'Bank account').getByText('Verified', { exact: true })).toBeVisible();
  await expect(proposal).toBeHidden();
  await expect(section(page, 'DebiCheck mandate').getByText('Waiting for approval')).toBeVisible();

  const bank = await context.newPage();
  await bank.goto(system.bank);
  const question = bank.getByRole('region', { name: 'Waiting for your answer' }).getByRole('listitem');
  await question.filter({ hasText: '******2995' }).getByRole('button', { name: 'Decline' }).click();
  await expect(bank.getByRole('region', { name: 'Answered' })).toContainText('Declined');
  await bank.close();
  await page.reload();
  await expect(section(page, 'DebiCheck mandate').getByText('Not approved', { exact: true })).toBeVisible();
});
