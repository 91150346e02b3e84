import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

/** Phone and desktop may share one system: each has policies of its own, with which nobody else signs in. */
const policies = {
  phone: { changes: '7000010574', plan: /^Gold Family Plan$|^Silver Family Plan$/, adds: '7000010566' },
  desktop: { changes: '7000010129', plan: /^Heritage Family Plan 2012$/, adds: '7000010558' },
};
const mine = (project: string) => policies[project === 'phone' ? 'phone' : 'desktop'];

async function openMyPlan(page: Page, portal: string) {
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  await page.goto(`${portal}/plans/my-plan`);
  await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
}

async function takeBack(page: Page) {
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel request' }).click();
  await expect(page.getByText(/your request is cancelled. Nothing changed on your policy/)).toBeVisible();
}

test('a customer looks for more cover, changes the plan on a quote, sees it waiting, and takes it back', async ({
  page,
  system,
  signIn,
}, { project }) => {
  const { changes, plan } = mine(project.name);
  await signIn(changes);
  await openMyPlan(page, system.portal);
  await expect(page.getByRole('heading', { level: 2, name: plan })).toBeVisible();
  await page.getByRole('link', { name: 'Compare with other plans' }).click();

  await page.getByLabel('Cover on my own life, at least').selectOption({ label: 'R 50 000' });
  const found = page.getByRole('region', { name: 'What does my cover cost?' });
  await expect(found.getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await found.getByRole('link', { name: 'Platinum Family Plan' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Change to Platinum Family Plan' })).toBeVisible();
  await expect(
    page.getByText(/^The extra cover of .* for accidental death and on .* for natural causes\.$/),
  ).toBeVisible();
  await expect(page.getByText('Valid until')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Accept the new premium and waiting period').first()).toBeVisible();
  await page.getByLabel('I have read the terms and conditions and accept them').check();
  await page.getByLabel('I accept the new premium and waiting period').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your monthly premium' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();

  await page.goto(`${system.portal}/plans/my-plan`);
  const waits = page.getByRole('region', { name: 'Pending changes' });
  await expect(waits.getByRole('row', { name: /^Plan .* Platinum Family Plan Changed$/ })).toBeVisible();
  await expect(waits.getByText(/^Our move: we decide by /)).toBeVisible();
  await expect(page.getByText(/You cannot change your plan now\./)).toBeVisible();
  await takeBack(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: plan })).toBeVisible();
  await expect(waits).toBeHidden();
});

test('a customer adds benefits, sees them waiting, and takes the request back', async ({ page, system, signIn }, {
  project,
}) => {
  await signIn(mine(project.name).adds);
  await openMyPlan(page, system.portal);
  await page.getByRole('link', { name: 'Add benefits' }).click();
  await page.getByText('Airtime benefit', { exact: true }).click();
  await page.getByText('Premium waiver', { exact: true }).click();
  await expect(page.getByText(/^Cover and benefits on your life: .* of R.100.000\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Airtime benefit, Premium waiver')).toBeVisible();
  await expect(page.getByText(/^\+R.13$/)).toBeVisible();

  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click();
  await page.getByText('Premium waiver', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^\+R.4$/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to my plan' }).click();
  const waits = page.getByRole('region', { name: 'Pending changes' });
  await expect(waits.getByText(/Airtime benefit/).first()).toBeVisible();
  await takeBack(page);
});
