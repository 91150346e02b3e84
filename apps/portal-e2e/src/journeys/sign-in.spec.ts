import { askForPin, expect, readPin, test } from '../system/journey';

const family = '7000010012';

test('a customer signs in through the inbox, sees the policy, switches, reloads and signs out', async ({
  page,
  system,
  context,
  complaints: _,
}) => {
  await page.goto(`${system.portal}/auth/login`);
  await askForPin(page, family);
  await page.getByLabel('One-time PIN').fill(await readPin(await context.newPage(), system.inbox));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  await expect(page.getByText(`Policy ${family}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /all 5 of you are covered/ })).toBeVisible();

  // Switch by the menu: at most four policies, the choice is on screen at once.
  await page.getByRole('button', { name: /Your menu/ }).click();
  await expect(page.getByText('Signed in as')).toBeVisible();
  await page.getByRole('menuitem', { name: '7000010053' }).click();
  await expect(page.getByText('Policy 7000010053')).toBeVisible();
  await expect(page.getByText(`Policy ${family}`)).toBeHidden();

  // A reload comes back to the chosen policy.
  await page.reload();
  await expect(page.getByText('Policy 7000010053')).toBeVisible();

  // Switch by the list of policies.
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Policies' }).click();
  await page.getByRole('button', { name: new RegExp(`Choose.*${family}`) }).click();
  await expect(page.getByText(`Policy ${family}`)).toBeVisible();

  // Sign out: nothing is left, and Back shows nothing.
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.goBack();
  await expect(page.getByText(`Policy ${family}`)).toBeHidden();
  await expect(page.getByText('Nkosi')).toBeHidden();
});

test('a visitor who asks for a page comes back to it after signing in', async ({
  page,
  system,
  context,
  complaints: _,
}) => {
  await page.goto(`${system.portal}/notifications`);
  await expect(page).toHaveURL(/returnTo=%2Fnotifications/);
  await askForPin(page, '7000010038');
  const pin = await readPin(await context.newPage(), system.inbox);
  await page.getByLabel('One-time PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${system.portal}/notifications`);
});

test('a wrong PIN is refused with one sentence, and nothing typed is lost', async ({ page, system, complaints: _ }) => {
  await page.goto(`${system.portal}/auth/login`);
  await page.getByRole('button', { name: 'Send one-time PIN' }).click();
  await expect(page.getByRole('alert').getByText('Enter the policy number')).toBeVisible();

  await page.getByLabel('Policy number').fill('NOSUCH99');
  await page.getByRole('button', { name: 'Send one-time PIN' }).click();
  await expect(page.getByText(/If the policy number is correct/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend PIN in \d+s/ })).toBeDisabled();

  await page.getByLabel('One-time PIN').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The policy number or one-time PIN is incorrect.').first()).toBeVisible();
  await expect(page.getByLabel('One-time PIN')).toHaveValue('000000');
});

test('without a network no PIN is sent and what was typed stays; with one the same press sends it', async ({
  page,
  system,
  context,
}) => {
  await page.goto(`${system.portal}/auth/login`);
  await page.waitForLoadState('networkidle');
  const { length: before } = await system.sentMessages();
  await context.setOffline(true);
  const number = page.getByLabel('Policy number');
  await number.fill(family);
  await page.getByRole('button', { name: 'Send one-time PIN' }).click();
  await expect(page.getByText('Could not send OTP, please try again later')).toBeVisible();
  await expect(number).toHaveValue(family);
  expect(await system.sentMessages()).toHaveLength(before);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send one-time PIN' }).click();
  await expect(page.getByLabel('One-time PIN')).toBeFocused();
});
