import { type Page } from '@playwright/test';
import { expect, readPin, test } from '../system/journey';

const lerato = '7000010442';
const nkateko = '7000010434';

/** What stands under one of the headings of the page of personal details. */
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a customer changes the email address, which applies at once', async ({ page, system, signIn }) => {
  await signIn(lerato);
  await expect(page.getByRole('heading', { name: 'Hello, Lerato' })).toBeVisible();
  await page.goto(`${system.portal}/personal-details`);
  await section(page, 'Contact').getByRole('link', { name: 'Change how we reach you' }).click();
  await page.getByLabel('Email address (optional)').fill('lerato@new.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('table', { name: 'What you change' })).toContainText('lerato@new.example');
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to personal details' }).click();
  await page.reload();
  await expect(section(page, 'Contact').getByText('lerato@new.example')).toBeVisible();
});

test('a customer changes the cellphone number with two PINs; for a day beneficiaries stay as they are', async ({
  page,
  system,
  context,
  signIn,
}) => {
  await signIn(nkateko);
  await expect(page.getByRole('heading', { name: 'Hello, Nkateko' })).toBeVisible();
  await page.goto(`${system.portal}/personal-details`);
  await section(page, 'Cellphone').getByRole('link', { name: 'Change your cellphone number' }).click();
  await expect(page.getByLabel('Cellphone number')).toBeVisible();
  const old = await page.getByLabel('Cellphone number').inputValue();
  const next = '082 000 0888';
  await page.getByLabel('Cellphone number').fill('0820000888');
  await page.getByLabel('New cellphone number again').fill(next);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText(`We send a message about this change to your old number, ${old}.`)).toBeVisible();
  await expect(page.getByText(/For 24 hours after the change/)).toBeVisible();
  for (const number of [old, next]) {
    await page.getByRole('button', { name: `Send a PIN to ${number}` }).click();
    await expect(page.getByText(`We have sent a one-time PIN to ${number}.`)).toBeVisible();
    await page.getByLabel(`PIN sent to ${number}`).fill(await readPin(await context.newPage(), system.inbox));
  }
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  await expect(page.getByText(/For 24 hours from now/)).toBeVisible();

  const told = (await system.sentMessages()).filter(({ purpose }) => purpose === 'CELL_CHANGED');
  expect(told.map(({ to }) => to)).toEqual([`27${old.replace(/\s/g, '').slice(1)}`]);

  await page.getByRole('link', { name: 'Back to personal details' }).click();
  await expect(section(page, 'Cellphone').getByText(next)).toBeVisible();
  await page.goto(`${system.portal}/beneficiary/beneficiaries`);
  await expect(page.getByText(/Your cellphone number was changed less than 24 hours ago/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add beneficiary' })).toBeHidden();
});
