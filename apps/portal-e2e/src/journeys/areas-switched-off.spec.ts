import { portalPaths } from '@portal/contract';
import { type Page } from '@playwright/test';
import { expect, signInByPin, test } from '../system/journey';
import { type RunningSystem, startSystem } from '../system/running-system';
import { signInAsStaff, staff } from '../system/staff';

/** What an insurer without Pay@, certificates and applications has no page for. Pages of claims stay, and say whom to call. */
const gone = [
  portalPaths.payNow(),
  portalPaths.paymentConfirmation(),
  `${portalPaths.payatReturn()}?status=success`,
  portalPaths.createPolicy(),
  portalPaths.certificate('check'),
  portalPaths.certificate('7K3M-Q2XR-9WAB'),
];
const left = [
  ...[portalPaths.home(), portalPaths.payments(), portalPaths.policies(), portalPaths.documents()],
  ...[portalPaths.bankingDetails(), portalPaths.updateBankingDetails(), portalPaths.notifications()],
  portalPaths.privacyNotice(),
];

test.describe('an insurer who does without some areas', () => {
  let system: RunningSystem;
  test.beforeAll(async () => {
    system = await startSystem({ PAYAT: 'off', CERTIFICATES: 'off', NEW_POLICIES: 'off', CLAIMS: 'off' });
  });
  test.afterAll(() => system.stop());

  const isNotFound = async (page: Page, address: string) => {
    await page.goto(system.portal + address);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), address).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
  };

  test('has no page of them for strangers, and promises none to a policyholder', async ({ page }) => {
    await isNotFound(page, portalPaths.certificate('check'));
    await page.goto(`${system.portal}/auth/login`);
    await signInByPin(page, system, '7000010020');
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    for (const place of left) {
      await page.goto(system.portal + place);
      await expect(page.getByRole('heading', { level: 1 }).first(), place).toBeVisible();
      await page.waitForLoadState('networkidle');
      const links = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      expect(links.length, place).toBeGreaterThan(5);
      expect(
        links.filter((link) => /^\/(pay-now|payment-confirmation|create-policy|certificate|claims)/.test(link)),
        place,
      ).toEqual([]);
      await expect(page.locator('main').getByText(/Pay@|benefit certificate/i), place).toHaveCount(0);
    }
    for (const address of gone) await isNotFound(page, address);
    for (const address of [portalPaths.claims(), portalPaths.newClaim()]) {
      await page.goto(system.portal + address);
      await expect(page.getByText(/^Claims cannot be made here yet\. Call /), address).toBeVisible();
    }
  });

  test('has no place for claims among those of staff', async ({ page }) => {
    await signInAsStaff(page, system, staff.consultant);
    const places = page.getByRole('navigation').getByRole('link');
    await expect(places.filter({ hasText: 'Approvals' }).first()).toBeVisible();
    await expect(places.filter({ hasText: 'Claims' })).toHaveCount(0);
    await page.goto(system.portal + portalPaths.claimsDesk());
    await expect(page.getByText('The system behind this portal keeps no claims yet.')).toBeVisible();
  });
});
