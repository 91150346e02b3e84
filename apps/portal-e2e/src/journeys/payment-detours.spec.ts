import { expect, signInByPin, test } from '../system/journey';
import { goAndPay, saysOnReturn, saysProvisionally } from '../system/paying';

const katleho = '7000010590';
const minute = 60_000;

test.beforeEach(async ({ page, system, signIn }) => {
  await signIn(katleho);
  await expect(page.getByRole('heading', { name: 'Hello, Katleho' })).toBeVisible();
  await page.goto(`${system.portal}/payments`);
});

test('whoever took so long to pay that the session has ended signs in again and sees the result', async ({
  page,
  system,
}) => {
  await system.letTimePass(8 * minute);
  await goAndPay(page, 40);
  await expect(page.getByRole('button', { name: /^Pay R/ })).toBeVisible();
  await system.letTimePass(25 * minute);
  await page.getByRole('button', { name: /^Pay R/ }).click();

  await saysProvisionally(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInByPin(page, system, katleho);
  await saysOnReturn(page, 'Your payment is confirmed');
  await expect(page).toHaveURL(`${system.portal}/payments/payat`);
});

test('whoever leaves the payment page with the button of the browser is warned before paying again', async ({
  page,
  system,
}) => {
  await goAndPay(page, 41);
  await expect(page.getByRole('button', { name: /^Pay R/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${system.portal}/pay-now`);
  await page.reload();
  await expect(page.getByText(/^A payment is on its way and has no answer yet/)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: /^Pay R/ })).toBeVisible();
});
