import { askForPin, expect, readPin, signInByPin, test } from '../system/journey';

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

test('who signs in again in one tab goes on with what they typed in another; somebody else ends it there too', async ({
  page,
  system,
  context,
  signIn,
}) => {
  await signIn(family);
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${system.portal}/personal-details`);
  await other.getByRole('link', { name: 'Change how we reach you' }).click();
  const email = other.getByLabel('Email address (optional)');
  await email.fill('thandi@new.example');

  await system.letTimePass(5 * 60_000); // a policy is sent one PIN a minute
  await page.goto(`${system.portal}/auth/login`);
  await signInByPin(page, system, family);
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  await expect(email).toHaveValue('thandi@new.example');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('table', { name: 'What you change' })).toContainText('thandi@new.example');

  await page.goto(`${system.portal}/auth/login`);
  await signInByPin(page, system, '7000010038');
  await expect(page.getByText('Policy 7000010038')).toBeVisible();
  await expect(other.getByText('thandi@new.example')).toBeHidden();
  await expect(other.getByText('Thandi')).toBeHidden();
  await expect(other.getByRole('heading', { name: 'Sign in to your policy' })).toBeHidden();
});

test('whoever was away until the session ran out signs in again and goes on with what they typed', async ({
  page,
  system,
  signIn,
}) => {
  await signIn('7000010574');
  await page.goto(`${system.portal}/child/add?newborn=yes`);
  await page.getByLabel('First name').fill('Amahle');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await system.letTimePass(31 * 60_000);
  await page.getByLabel('Day').fill('7'); // the first call after that ends the session
  await page.getByLabel('Biological child').check();
  await expect(page.getByRole('heading', { name: 'Sign in to your policy' })).toBeVisible();
  await signInByPin(page, system, '7000010574');
  await expect(page.getByRole('heading', { level: 1, name: 'Add newborn' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Amahle');
  await expect(page.getByLabel('Day')).toHaveValue('7');
  await expect(page.getByLabel('Biological child')).toBeChecked();
});

test('a visitor who asks for a page comes back to it after signing in', async ({ page, system, complaints: _ }) => {
  await page.goto(`${system.portal}/notifications`);
  await expect(page).toHaveURL(/returnTo=%2Fnotifications/);
  await signInByPin(page, system, '7000010038');
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
