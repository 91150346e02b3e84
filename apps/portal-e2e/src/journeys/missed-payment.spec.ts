import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';
import { inHistory, saysOnReturn } from '../system/paying';

const chantal = '7000010020';
const ayesha = '7000010467';
const boitumelo = '7000010418';
const andile = '7000010319';

/** Pays what the form of the payment page begins with, and looks at the confirmation. */
async function payWhatIsAsked(page: Page) {
  await page.getByRole('button', { name: 'Continue to Pay@' }).click();
  await page.getByRole('button', { name: /^Pay R/ }).click();
  await saysOnReturn(page, 'Your payment is confirmed');
  await page.getByRole('link', { name: 'See the confirmation' }).click();
}

test('a policy in grace pays what is outstanding and is active again', async ({ page, system, signIn }) => {
  await signIn(chantal);
  await expect(page.getByRole('heading', { name: 'Hello, Chantal' })).toBeVisible();
  await page.goto(`${system.portal}/payments`);
  const rescue = page.getByRole('region', { name: 'Keep your cover' });
  await expect(rescue.getByText(/days? left/)).toBeVisible();
  await rescue.getByRole('link', { name: /^Pay R.* now$/ }).click();
  await page.getByRole('radio', { name: /everything that is outstanding/ }).check({ force: true });
  await expect(page.getByText('Your policy is active again.')).toBeVisible();
  await payWhatIsAsked(page);

  await expect(page.getByText(/^Your policy is active\./)).toBeVisible();
  await page.getByRole('link', { name: 'See all your payments' }).click();
  await expect(page.getByRole('region', { name: 'What is due' })).toBeVisible();
  await expect(rescue).toBeHidden();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a lapsed policy pays what is outstanding and is reinstated', async ({ page, system, signIn }) => {
  await signIn(ayesha);
  await expect(page.getByRole('heading', { name: 'Hello, Ayesha' })).toBeVisible();
  await page.goto(`${system.portal}/payments`);
  const rescue = page.getByRole('region', { name: 'Bring your policy back' });
  await expect(rescue.getByText(/Not covered since/)).toBeVisible();
  await rescue.getByRole('link', { name: /^Pay R.* now$/ }).click();
  await expect(page.getByText(/^Your policy is active again on the same terms/)).toBeVisible();
  await payWhatIsAsked(page);

  await expect(page.getByText(/^Your policy is active\./)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your policy' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('the first premium makes a new policy active', async ({ page, system, signIn }) => {
  await signIn(boitumelo);
  await expect(page.getByRole('heading', { name: 'Hello, Boitumelo' })).toBeVisible();
  await page.goto(`${system.portal}/payments`);
  const due = page.getByRole('region', { name: 'What is due' });
  await expect(due.getByText(/^Cover starts on .* once the first premium of R.* is paid\.$/)).toBeVisible();
  await due.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByText('Your policy begins.')).toBeVisible();
  await payWhatIsAsked(page);

  await expect(page.getByText(/^Your policy is active\./)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your policy' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('cash at a till is in the history as soon as the till has it', async ({ page, system, context, signIn }) => {
  await signIn(andile);
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.goto(`${system.portal}/payments`);
  await page.getByText('Other ways to pay').click();
  const reference = page
    .getByRole('region', { name: 'Pay at a till' })
    .getByText(/^1999 99/)
    .first();
  const number = await reference.innerText();

  const till = await context.newPage();
  await till.goto(system.till);
  await till.getByLabel('Shop').selectOption('Boxer');
  await till.getByLabel('Pay@ reference').fill(number);
  await till.getByLabel('Amount in rand').fill('77,00');
  await till.getByRole('button', { name: 'Pay cash' }).click();
  await expect(till.getByText(/^\s*The biller took the payment\./)).toBeVisible();
  await till.close();

  await page.reload();
  await expect(inHistory(page, 77)).toContainText('Successful');
  await expect(inHistory(page, 77)).toContainText('Pay@');
});
