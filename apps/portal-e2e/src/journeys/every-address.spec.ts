import AxeBuilder from '@axe-core/playwright';
import { portalRoutes } from '@portal/contract';
import { expect, test } from '../system/journey';

/** Addresses of ours beside those of the specification (section 2). */
const ours = /^\/(auth|desk|certificate|privacy-notice|paia-manual|complaints|access-log)\b/;
const quickLinks = ['Home', 'Personal Details', 'Banking Details', 'Terms and Conditions', 'Documents'];

const addresses = Object.values(portalRoutes).filter((address) => !address.startsWith('/auth/'));

test('every address of the portal shows a page with a heading, accessible and within its width', async ({
  page,
  system,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn('7000010012');
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  for (const address of addresses) {
    await page.goto(system.portal + address.replace(':id', '00000000-0000-4000-8000-000000000000'));
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('Something went wrong!'), address).toBeHidden();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${address} scrolls sideways`).toBe(0);
    if (ours.test(address)) continue;
    const panel = page.getByRole('complementary').getByRole('navigation', { name: 'Quick Links' });
    await expect(panel, address).toBeVisible();
    const links = await panel.getByRole('link').allTextContents();
    expect(links, address).toEqual(expect.arrayContaining(quickLinks));
  }
  for (const address of [portalRoutes.home, portalRoutes.policies, portalRoutes.notifications, portalRoutes.payments]) {
    await page.goto(system.portal + address);
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test('an unknown address says so and leads home', async ({ page, system }) => {
  await page.goto(`${system.portal}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(
    page.getByText('Could not find the page you are looking for. Please check the URL and try again.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the home page' }).click();
  await expect(page).toHaveURL(`${system.portal}/`);
});
