import { aPdf } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

// In the middle of a step the network goes, and comes back later: nothing that was typed is lost, and the page says in plain words why
// nothing happened. What waits on an own phone is in `waits-for-a-network`.
test.use({ serviceWorkers: 'allow' });

const hello = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello, / });
const noNetwork = 'There is no network. What you typed is still here; try again when there is one.';

/** Everything that the page needs for its next step has come. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

/** The change of a beneficiary that waits for its holder, with all that deciding it needs. */
async function openPendingChange(page: Page, portal: string) {
  await page.goto(`${portal}/beneficiary/beneficiaries`);
  const sister = page.getByRole('listitem').filter({ hasText: 'Shireen Davids' });
  await sister.getByRole('link', { name: /^Pending/ }).click();
  await page.getByRole('button', { name: 'Decline change' }).waitFor();
  await page.waitForLoadState('networkidle');
}

test('a child: what is typed stays, what is missing is still said, and all of it is saved afterwards', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  await expect(hello(page)).toBeVisible();
  await page.goto(`${system.portal}/child/add`);
  await page.getByLabel('First name').fill('Naledi');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('Surname').fill('Nkosi');
  await expect(page.getByText('Not saved yet: there is no network.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible(); // what is missing is said without a network too
  await expect(page.getByLabel('First name')).toHaveValue('Naledi');
  await context.setOffline(false);
  await page.getByLabel('Surname').fill('Nkosi-Dube');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
});

test('paying: the amount stays, nothing is taken, and the till is named; then it goes on', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  await expect(hello(page)).toBeVisible();
  await open(page, `${system.portal}/pay-now`);
  const amount = page.getByRole('textbox', { name: 'Amount to pay' });
  await amount.fill('123,00');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue to Pay@' }).click();
  await expect(page.getByText(/^We could not start the payment, and nothing was taken from you\./)).toBeVisible();
  await expect(amount).toHaveValue(/123/);
  await expect(page.getByRole('img', { name: /Barcode/ })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue to Pay@' }).click();
  await expect(page.getByRole('button', { name: /^Pay R/ })).toBeVisible();
});

test('a document: the file stays attached, and is sent once there is a network', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010038');
  await expect(hello(page)).toBeVisible();
  await open(page, `${system.portal}/documents`);
  const card = page.getByRole('region', { name: 'Send us a document' });
  await card.getByRole('button', { name: 'Choose a document to send' }).click();
  await card.getByLabel('What does the file show?').selectOption({ label: 'Birth certificate' });
  const file = { name: 'birth.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) };
  await card.locator('input[type=file]:not([capture])').setInputFiles(file);
  await expect(card.getByText('birth.pdf is attached')).toBeVisible();
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(card.getByText(noNetwork)).toBeVisible();
  await expect(card.getByText('birth.pdf is attached')).toBeVisible();
  await context.setOffline(false);
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(card.getByText(/^birth\.pdf has arrived/)).toBeVisible();
});

test('an address: what was confirmed stays on the page, and is changed once there is a network', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010442');
  await expect(hello(page)).toBeVisible();
  await page.goto(`${system.portal}/personal-details`);
  await page.getByRole('link', { name: /^Change .*address/ }).click();
  await page
    .getByLabel(/^Street/)
    .first()
    .fill('12 Protea Road');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('table', { name: 'What you change' })).toContainText('12 Protea Road');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(
    page.getByText('Not sent: there is no network. Your answers are here; try again when there is.'),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'What you change' })).toContainText('12 Protea Road');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
});

test('an approval: without a network no PIN is asked for and none is lost', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010343');
  await expect(hello(page)).toBeVisible();
  await openPendingChange(page, system.portal);
  await page.getByRole('button', { name: 'Approve change' }).click();
  const dialog = page.getByRole('dialog');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Send a PIN to your cellphone' }).click();
  await expect(dialog.getByText(noNetwork)).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Send a PIN to your cellphone' }).click();
  await expect(dialog.getByText(/We have sent a one-time PIN/)).toBeVisible();
  await dialog.getByLabel('One-time PIN').fill('123456');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Approve change' }).click();
  await expect(dialog.getByText(noNetwork)).toBeVisible();
  await expect(dialog.getByLabel('One-time PIN')).toHaveValue('123456'); // not sent: another journey decides
});

test('a decision: the reason stays in the dialog, which says why nothing was decided', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010343');
  await expect(hello(page)).toBeVisible();
  await openPendingChange(page, system.portal);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Decline change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your reason').fill('Shireen is my sister.');
  await dialog.getByRole('button', { name: 'Decline change' }).click();
  await expect(dialog.getByText(noNetwork)).toBeVisible();
  await expect(dialog.getByLabel('Your reason')).toHaveValue('Shireen is my sister.');
  await expect(dialog.getByRole('button', { name: 'Decline change' })).toBeEnabled(); // not pressed: another journey decides
});
