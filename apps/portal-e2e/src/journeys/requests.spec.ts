import { anIdNumber } from '@portal/domain/testing';
import { expect, test } from '../system/journey';

const family = '7000010012';

test('a request that was withdrawn is corrected and sent again with what was typed, and the history tells of both', async ({
  page,
  system,
  signIn,
}, { project }) => {
  // Phone and desktop may share one system: each asks for a child of its own.
  const firstName = project.name === 'phone' ? 'Sizwe' : 'Bandile';
  const born = `${new Date().getFullYear() - 9}-03-14`;
  await signIn(family);
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  await page.goto(`${system.portal}/child/add`);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Surname').fill('Nkosy');
  await page.getByLabel('Biological child').check();
  await page.getByLabel('ID number', { exact: true }).fill(anIdNumber({ born, sequence: firstName.length }));
  await page.getByLabel(/I am the parent or guardian/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();

  await page.goto(`${system.portal}/requests`);
  const line = page.getByRole('article', { name: `Add ${firstName}` }).first();
  await expect(line).toContainText('Step 2 of 4');
  await expect(line).toContainText('Your move: send the birth certificate by');
  await line.getByRole('link', { name: `Add ${firstName}` }).click();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel request' }).click();
  await page.getByRole('link', { name: 'Back to requests' }).click();

  const ended = page
    .getByRole('region', { name: /^Ended in the last/ })
    .getByRole('article', { name: `Add ${firstName}` });
  await expect(ended).toContainText('Withdrawn on');
  await ended.getByRole('link', { name: `Add ${firstName}` }).click();
  await page.getByRole('button', { name: 'Correct and send again' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Add child' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(firstName);
  await expect(page.getByLabel(/I am the parent or guardian/)).not.toBeChecked();
  await page.getByLabel('Surname').fill('Nkosi');
  await page.getByLabel(/I am the parent or guardian/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();

  await page.goto(`${system.portal}/history`);
  const told = page.getByRole('heading', { level: 3 });
  await expect(told.nth(0)).toHaveText('Asked for a change: Add child');
  await expect(told.nth(1)).toHaveText('Withdrew a request: Add child');
  await expect(told.nth(2)).toHaveText('Asked for a change: Add child');
  await page.goto(`${system.portal}/requests`);
  await page
    .getByRole('article', { name: `Add ${firstName}` })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel request' }).click();
  await expect(page.getByText(/your request is cancelled/)).toBeVisible();
});
