import { expect, test } from '../system/journey';

/** Last said more than a year ago that everything is right. */
const notAskedForLong = '7000010665';

test('once a year the policyholder is asked whether everything is still right', async ({ page, system, signIn }) => {
  await signIn(notAskedForLong);
  await page.goto(`${system.portal}/`);
  const toDo = page.getByRole('region', { name: 'To do' });
  await toDo.getByRole('link', { name: /^Check it/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Is everything still right?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who is covered' }).getByText('Neo Tau')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, everything is right' }).click();
  await expect(page.getByText(/^Thank you\. We ask again on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Kagiso' })).toBeVisible();
  await expect(toDo).toHaveCount(0);
  await page.goto(`${system.portal}/history`);
  await expect(
    page.getByRole('heading', { name: 'Confirmed that everything on the policy is right' }).first(),
  ).toBeVisible();
});
