import { formatRand } from '@portal/domain';
import { expect, test } from '../system/journey';
import { goAndPay, historySays, inHistory, pay, saysOnReturn, saysProvisionally } from '../system/paying';

const sfiso = '7000010525';
const second = 1000;
const minute = 60 * second;

// What the payment page does is chosen by the cents of the amount (docs/domain/payments.md#r6-6).
test.beforeEach(async ({ page, system, signIn }) => {
  test.setTimeout(90_000);
  await signIn(sfiso);
  await expect(page.getByRole('heading', { name: 'Hello, Sfiso' })).toBeVisible();
  await page.goto(`${system.portal}/payments`);
});

test('money that comes is confirmed once, in the amount that came, and is unpaid again when it goes back', async ({
  page,
  system,
}) => {
  await test.step('success', async () => {
    await pay(page, 20);
    await saysOnReturn(page, 'Your payment is confirmed');
    await expect(page).toHaveURL(`${system.portal}/payments/payat`);
    await page.getByRole('link', { name: 'See the confirmation' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Thank you, Sfiso' })).toBeVisible();
    await expect(page.getByText(formatRand(20), { exact: true })).toBeVisible();
    await historySays(page, 20, 'Successful');
  });

  await test.step('duplicate callback', async () => {
    await pay(page, 21.94);
    await saysOnReturn(page, 'Your payment is confirmed');
    await historySays(page, 21.94, 'Successful');
  });

  await test.step('another amount than asked for', async () => {
    await pay(page, 23.98);
    await saysOnReturn(page, 'Your payment is confirmed');
    await expect(page.getByText(formatRand(22.98))).toBeVisible();
    await page.getByRole('link', { name: 'See the confirmation' }).click();
    await expect(page.getByText(formatRand(22.98), { exact: true })).toBeVisible();
    await historySays(page, 22.98, 'Successful');
    await expect(inHistory(page, 23.98)).toHaveCount(0);
  });

  await test.step('reversal', async () => {
    await pay(page, 24.99);
    await saysOnReturn(page, 'Your payment is confirmed');
    await system.letTimePass(30 * second);
    await expect(async () => {
      await page.reload();
      await saysOnReturn(page, 'Your payment was taken back');
    }).toPass();
    await historySays(page, 24.99, 'Reversed');
  });
});

test('money that does not come is not paid; a success that follows a failure is', async ({ page, system }) => {
  await test.step('failed', async () => {
    await pay(page, 25.9);
    await saysOnReturn(page, 'Your payment did not go through');
    await expect(page.getByText(/^You have not been charged\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the confirmation' })).toBeHidden();
    await historySays(page, 25.9, 'Failed');
  });

  await test.step('cancelled', async () => {
    await pay(page, 26.91);
    await saysOnReturn(page, 'The payment was cancelled');
    await historySays(page, 26.91, 'Cancelled');
  });

  await test.step('failed, then success', async () => {
    await pay(page, 27.97);
    await saysOnReturn(page, 'Your payment did not go through');
    await system.letTimePass(5 * second);
    await saysOnReturn(page, 'Your payment is confirmed');
    await historySays(page, 27.97, 'Successful');
  });

  await test.step('cancelled with the button of the payment page', async () => {
    await goAndPay(page, 28);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await saysOnReturn(page, 'The payment was cancelled');
  });
});

test('a success that is only claimed is provisional until the service hears of it, and never counts when it does not', async ({
  page,
  system,
}) => {
  test.setTimeout(150_000);
  await test.step('forged return', async () => {
    await pay(page, 33.96);
    await saysProvisionally(page);
    await expect(page.getByText(/^We are checking this with our own records/)).toBeVisible();
    await historySays(page, 33.96, 'Submitted');
  });

  await test.step('late callback', async () => {
    await pay(page, 30.92);
    await saysProvisionally(page);
    await system.letTimePass(20 * second);
    await saysOnReturn(page, 'Your payment is confirmed');
    await historySays(page, 30.92, 'Successful');
  });

  await test.step('very late callback', async () => {
    await pay(page, 31.93);
    await saysProvisionally(page);
    await system.letTimePass(10 * minute);
    await saysOnReturn(page, 'Your payment is confirmed');
    await historySays(page, 31.93, 'Successful');
  });

  await test.step('window closed', async () => {
    await pay(page, 32.95);
    await expect(page.getByRole('heading', { name: 'The window is closed' })).toBeVisible();
    await system.letTimePass(20 * minute);
    await page.goto(`${system.portal}/payment-confirmation`);
    await expect(page.getByText(formatRand(32.95), { exact: true })).toBeVisible();
    await historySays(page, 32.95, 'Successful');
  });

  await test.step('half an hour after the forged return', async () => {
    await expect(async () => {
      await page.reload();
      await expect(inHistory(page, 33.96)).toContainText('Cancelled', { timeout: 2000 });
    }).toPass({ timeout: 75_000 });
  });
});
