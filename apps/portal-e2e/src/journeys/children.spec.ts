import { anIdNumber } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

const family = '7000010012';
const manyChildren = '7000010111';

/** What stands under one of the headings of the page of dependants. */
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a customer asks to add a child, sees it waiting after a reload, and takes the request back', async ({
  page,
  system,
  signIn,
}, { project }) => {
  // Phone and desktop may share one system: each asks for a child of its own.
  const firstName = project.name === 'phone' ? 'Naledi' : 'Kagiso';
  const name = `${firstName} Nkosi`;
  await signIn(family);
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  await page.goto(`${system.portal}/dependants`);
  await section(page, 'Children').getByRole('link', { name: 'Add child' }).click();

  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Surname').fill('Nkosi');
  await page.getByLabel('Biological child').check();
  const born = `${new Date().getFullYear() - 7}-02-11`;
  await page.getByLabel('ID number', { exact: true }).fill(anIdNumber({ born, sequence: firstName.length }));
  await page.getByLabel(/I am the parent or guardian/).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText('Nothing is sent until you confirm')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await expect(page.getByText('Reference')).toBeVisible();

  await page.getByRole('link', { name: 'Back to dependants' }).click();
  await page.reload();
  const children = section(page, 'Children');
  const waits = `${firstName} is not covered yet. The request waits for the birth certificate.`;
  await expect(children.getByText(waits)).toBeVisible();
  await children.getByRole('link', { name, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Proposed child' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel request' }).click();
  await expect(page.getByText(/your request is cancelled. Nothing changed on your policy/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to dependants' }).click();
  await expect(section(page, 'Children').getByRole('link', { name: 'Lindiwe Nkosi' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});

test("a child's new cellphone number applies at once", async ({ page, system, signIn }, { project }) => {
  const [typed, shown] = project.name === 'phone' ? ['0835550191', '083 555 0191'] : ['0835550192', '083 555 0192'];
  await signIn(manyChildren);
  await expect(page.getByRole('heading', { name: 'Hello, Jabulani' })).toBeVisible();
  await page.goto(`${system.portal}/dependants`);
  await page.getByRole('link', { name: 'Sibusiso Mahlangu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sibusiso Mahlangu' })).toBeVisible();

  await page.getByRole('button', { name: 'Show ID number' }).click();
  await expect(page.getByText(/^\d{13}$/)).toBeVisible();

  await page.getByRole('link', { name: 'Change details' }).click();
  await page.getByLabel('Cellphone number (optional)').fill(typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The change applies as soon as you confirm it.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sibusiso' }).click();
  await page.reload();
  await expect(page.getByText(shown)).toBeVisible();
});
