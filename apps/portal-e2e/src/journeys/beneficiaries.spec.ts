import { anIdNumber } from '@portal/domain/testing';
import { expect, readPin, test } from '../system/journey';

const oneBeneficiary = '7000010459';
const changesWait = '7000010343';

test('a customer nominates a second beneficiary with a PIN and sees the new split', async ({
  page,
  system,
  context,
  signIn,
}) => {
  await signIn(oneBeneficiary);
  await expect(page.getByRole('heading', { name: 'Hello, Johan' })).toBeVisible();
  await page.goto(`${system.portal}/beneficiary/beneficiaries`);
  await expect(page.getByText('1 of 5')).toBeVisible();
  await page.getByRole('link', { name: 'Add beneficiary' }).click();

  await page.getByLabel('Title', { exact: true }).selectOption({ label: 'Ms' });
  await page.getByLabel('First name').fill('Annelie');
  await page.getByLabel('Surname').fill('Pretorius');
  await page.getByLabel('This person is my').selectOption({ label: 'Daughter' });
  await page.getByLabel('South African ID number').check();
  await page.getByLabel('ID number', { exact: true }).fill(anIdNumber({ born: '1990-05-06' }));
  await page.getByLabel('Cellphone number').fill('082 000 0777');
  await page.getByLabel(/I confirm that I may share/).check();

  // The whole benefit is given away, no more and no less.
  await page.getByRole('textbox', { name: 'Annelie Pretorius' }).fill('40');
  await expect(page.getByText(/^40\s% too much$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Beneficiary shares must add up to 100%' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Riaan Pretorius' }).fill('60');
  await expect(page.getByText(/^All 100\s% is shared out$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('table', { name: 'Who is paid what' })).toContainText(/Riaan Pretorius.*60\s%/);
  await page.getByRole('button', { name: 'Send a PIN to your cellphone' }).click();
  await expect(page.getByText(/We have sent a one-time PIN to your cellphone/)).toBeVisible();
  await page.getByLabel('One-time PIN').fill(await readPin(await context.newPage(), system.inbox));
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to beneficiaries' }).click();
  await page.reload();
  const paid = page.getByRole('region', { name: /^Who is paid/ }).getByRole('listitem');
  await expect(paid.filter({ hasText: 'Riaan Pretorius' })).toContainText(/60\s%.*Primary/);
  await expect(paid.filter({ hasText: 'Annelie Pretorius' })).toContainText(/40\s%/);
});

test('a customer answers a change that a consultant made', async ({ page, system, context, signIn }, { project }) => {
  await signIn(changesWait);
  await expect(page.getByRole('heading', { name: 'Hello, Fatima' })).toBeVisible();
  await page.goto(`${system.portal}/beneficiary/beneficiaries`);
  const sister = page.getByRole('listitem').filter({ hasText: 'Shireen Davids' });
  await expect(sister.getByText('A change of the details or the share waits for your approval.')).toBeVisible();
  await sister.getByRole('link', { name: /^Pending/ }).click();
  await expect(page.getByText(/Requested by Naledi Mokoena \(Consultant\)/)).toBeVisible();

  // One change can be answered once: the phone approves it, the wide screen of a system of its own declines it.
  const dialog = page.getByRole('dialog');
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Approve change' }).click();
    await dialog.getByRole('button', { name: 'Send a PIN to your cellphone' }).click();
    await expect(dialog.getByText(/We have sent a one-time PIN/)).toBeVisible();
    await dialog.getByLabel('One-time PIN').fill(await readPin(await context.newPage(), system.inbox));
    await dialog.getByRole('button', { name: 'Approve change' }).click();
    await expect(page.getByText('Update beneficiary: approved and done.')).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Decline change' }).click();
    await dialog.getByLabel('Your reason').fill('Shireen is my sister.');
    await dialog.getByRole('button', { name: 'Decline change' }).click();
    await expect(page.getByText('Update beneficiary: declined. Nothing changed on your policy.')).toBeVisible();
  }

  await page.getByRole('link', { name: 'Back to beneficiaries' }).click();
  await expect(sister.getByText(project.name === 'phone' ? 'Cousin' : 'Sister')).toBeVisible();
  await expect(sister.getByRole('link', { name: /^Pending/ })).toBeHidden();
});
