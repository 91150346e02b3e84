import { type Page } from '@playwright/test';
import { addDays, addYears, childCoverEnds, todayInJohannesburg } from '@portal/domain';
import { anIdNumber, aPdf } from '@portal/domain/testing';
import { fillAccount, typePin } from '../system/bank-account';
import { aloneInSystem, expect } from '../system/journey';

/** A system of its own: other journeys let weeks pass, in which premiums, requests and drafts run out. */
const test = aloneInSystem();

const muchToDo = '7000010673';
const toDo = (page: Page) => page.getByRole('region', { name: 'To do' });

/** Opens home and presses the one button of what is to do. */
async function press(page: Page, portal: string, title: string | RegExp, button: RegExp) {
  await page.goto(`${portal}/`);
  const item = toDo(page).getByRole('listitem').filter({ hasText: title });
  await item.getByRole('link', { name: button }).click();
}

test('a form left half filled in is continued from home with what was typed, and thrown away there', async ({
  page,
  system,
  signIn,
}) => {
  await signIn('7000010574');
  await page.goto(`${system.portal}/child/add?newborn=yes`);
  await page.getByLabel('First name').fill('Amahle');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await press(page, system.portal, 'Continue adding a child', /^Continue/);
  await expect(page.getByRole('heading', { level: 1, name: 'Add newborn' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Amahle');
  await page.goto(`${system.portal}/`);
  await toDo(page)
    .getByRole('button', { name: /^Discard/ })
    .click();
  await expect(toDo(page)).toHaveCount(0);
});

test('a missing document is sent from home, and the request asks for what comes next', async ({
  page,
  system,
  signIn,
}) => {
  await signIn('7000010590');
  await press(page, system.portal, 'Add Retabile: birth certificate missing', /^Send it/);
  await page.getByRole('button', { name: /^Send the birth certificate/ }).click();
  const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) };
  await page.locator('input[type=file]:not([capture])').setInputFiles(certificate);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^certificate\.pdf has arrived/)).toBeVisible();
  await page.goto(`${system.portal}/`);
  await expect(toDo(page).getByText('Add Retabile: approve or decline it').first()).toBeVisible();
  await expect(toDo(page).getByText('birth certificate missing')).toHaveCount(0);
});

test('a change that waits for the policyholder is declined from home', async ({ page, system, signIn }) => {
  await signIn('7000010327');
  await press(page, system.portal, /: approve or decline it/, /^Decide/);
  await page.getByRole('button', { name: 'Decline change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/reason/i).fill('That is not her name');
  await dialog.getByRole('button', { name: 'Decline change' }).click();
  await expect(page.getByText(/declined/).first()).toBeVisible();
  await page.goto(`${system.portal}/`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await expect(toDo(page)).toHaveCount(0);
});

test('a bank account that failed is corrected from home, and home says no more of it', async ({
  page,
  system,
  signIn,
}) => {
  await signIn(muchToDo);
  await expect(toDo(page).getByText('This account is closed or dormant')).toBeVisible();
  await press(page, system.portal, 'Correct your bank account', /^Correct it/);
  await fillAccount(page, '62000045679');
  await typePin(page, system.inbox);
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One step left' })).toBeVisible();
  await page.goto(`${system.portal}/`);
  await expect(toDo(page).getByText('Name who is paid', { exact: true })).toBeVisible();
  await expect(toDo(page).getByText('Correct your bank account')).toHaveCount(0);
});

test('a child who is soon too old is moved to extended cover from home', async ({ page, system, signIn }) => {
  await signIn(muchToDo);
  await press(page, system.portal, /^Palesa’s cover ends on /, /^See how/);
  await page.getByRole('link', { name: 'Move to extended cover' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Palesa');
  const born = addDays(addYears(todayInJohannesburg(new Date()), -childCoverEnds.usual), 50);
  await page.getByLabel('ID number', { exact: true }).fill(anIdNumber({ born, gender: 'FEMALE' }));
  await expect(page.getByRole('radio', { name: /^R\s?20\s?000/ })).toBeChecked();
  await page.getByRole('group', { name: 'Cover amount' }).getByText('R 10 000').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/alive/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await page.goto(`${system.portal}/`);
  await expect(toDo(page).getByText('Name who is paid', { exact: true })).toBeVisible();
  await expect(toDo(page).getByText(/^Palesa’s cover ends on/)).toHaveCount(0);
});

test.describe('what is to do leads', () => {
  for (const { policy, title, button, heading } of [
    { policy: '7000010020', title: /^Pay R.* to keep your cover/, button: /^Pay R/, heading: 'Pay now' },
    { policy: '7000010525', title: 'Name who is paid', button: /^Add a beneficiary/, heading: 'Add beneficiary' },
    { policy: '7000010467', title: /to bring your cover back/, button: /^Pay R/, heading: 'Pay now' },
  ]) {
    test(`from "${String(title)}" to the page "${heading}"`, async ({ page, system, signIn }) => {
      await signIn(policy);
      await press(page, system.portal, title, button);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
});

const day = 24 * 60 * 60_000;

/** Days until the first of February: proof of study is asked for from the first of January. */
function untilFebruary(now: Date): number {
  const year = now.getUTCMonth() === 0 ? now.getUTCFullYear() : now.getUTCFullYear() + 1;
  return Math.max(0, Math.ceil((Date.UTC(year, 1, 1) - now.getTime()) / day));
}

// The last: it lets months pass for everybody.
test('proof of study is sent from home on a page that asks for nothing else', async ({ page, system, signIn }) => {
  await system.letTimePass(untilFebruary(new Date()) * day);
  await signIn('7000010111');
  await press(page, system.portal, 'Send proof of study for Bongani', /^Send it/);
  await expect(page.getByRole('heading', { level: 1, name: 'Send proof of study' })).toBeVisible();
  const proof = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) };
  await page.locator('input[type=file]:not([capture])').setInputFiles(proof);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await page.goto(`${system.portal}/`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await expect(page.getByText('Send proof of study for Bongani')).toHaveCount(0);
});
