import { anIdNumber } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

const family = '7000010012';
const waitingPeriod = '7000010426';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const bornAt = (age: number) => `${new Date().getFullYear() - age}-01-09`;

test('a customer adds an extended member on a quote, sees the request waiting, and takes it back', async ({
  page,
  system,
  signIn,
}, { project }) => {
  // Phone and desktop may share one system: each asks for an aunt of its own.
  const firstName = project.name === 'phone' ? 'Nomsa' : 'Busisiwe';
  const name = `${firstName} Dlamini`;
  await signIn(family);
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  await page.goto(`${system.portal}/dependants`);
  await section(page, 'Extended members').getByRole('link', { name: 'Add extended member' }).click();

  await page.getByLabel('Title', { exact: true }).selectOption({ label: 'Mrs' });
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Surname').fill('Dlamini');
  await page.getByLabel('Relationship to you').selectOption({ label: 'Aunt' });
  const idNumber = anIdNumber({ born: bornAt(66), sequence: firstName.length });
  await page.getByLabel('ID number', { exact: true }).fill(idNumber);
  const cover = page.getByRole('group', { name: 'Cover amount' });
  await expect(cover.getByText('What it costs at 66 years of age.')).toBeVisible();
  await cover.getByText('R 10 000').click();
  await expect(page.getByText(/^Your premium then, from/)).toBeVisible();
  await expect(page.getByText(/R.50.000\. Cover may not be more than your own cover of R.30.000\./)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/alive and known to me/).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your monthly premium' })).toBeVisible();
  await expect(page.getByText(/^\+R.87$/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await expect(page.getByText('Reference')).toBeVisible();

  await page.getByRole('link', { name: 'Back to dependants' }).click();
  await page.reload();
  await section(page, 'Extended members').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proposed extended member' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel request' }).click();
  await expect(page.getByText(/your request is cancelled. Nothing changed on your policy/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to dependants' }).click();
  await expect(section(page, 'Extended members').getByRole('link', { name: 'Grace Dlamini' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});

test('a new cellphone number of the spouse applies at once', async ({ page, system, signIn }, { project }) => {
  const [typed, shown] = project.name === 'phone' ? ['0835550181', '083 555 0181'] : ['0835550182', '083 555 0182'];
  await signIn(waitingPeriod);
  await expect(page.getByRole('heading', { name: 'Hello, Michael' })).toBeVisible();
  await page.goto(`${system.portal}/spouse/details`);
  await expect(page.getByRole('heading', { level: 1, name: 'David Smith' })).toBeVisible();
  await expect(page.getByText(/Covered for accidental death. For natural causes from/)).toBeVisible();

  await page.getByRole('link', { name: 'Change details' }).click();
  await page.getByLabel('Cellphone number (optional)').fill(typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The change applies as soon as you confirm it.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your spouse' }).click();
  await page.reload();
  await expect(page.getByText(shown)).toBeVisible();
});
