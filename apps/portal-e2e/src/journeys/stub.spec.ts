import { expect, test } from '../system/journey';
import { goAndPay, historySays, saysOnReturn } from '../system/paying';
import { openPolicy, signInAsStaff, staff } from '../system/staff';

test('against the stub a payment becomes what its page is told', async ({ page, system, signIn }) => {
  await signIn('7000010525');
  await page.goto(`${system.portal}/payments`);
  await goAndPay(page, 20);
  await page.getByRole('button', { name: 'Pay it' }).click();
  await saysOnReturn(page, 'Your payment is confirmed');
  await historySays(page, 20, 'Successful');
  await goAndPay(page, 21);
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await saysOnReturn(page, 'Your payment did not go through');
});

test('against the stub staff sign in, find a policy and read it, and see what waits for them', async ({
  page,
  system,
  complaints: _,
}) => {
  await signInAsStaff(page, system, staff.consultant);
  await openPolicy(page, system, '7000010012');
  await page.goto(system.portal);
  await expect(page.getByRole('heading', { name: /^Yes, all \w+ of you are covered/ })).toBeVisible();
  await page.goto(`${system.portal}/desk/approvals`);
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
});
