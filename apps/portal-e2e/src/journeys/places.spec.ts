import { type Page } from '@playwright/test';
import { portalPaths } from '@portal/contract';
import { violationsOn } from '../system/accessible';
import { expect, test } from '../system/journey';
import { openPolicy, signInAsStaff, staff } from '../system/staff';

const family = '7000010012';
const isPhone = (page: Page) => page.viewportSize()?.width === 360;
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a place of the bar, or one behind More; gives how many taps it took. */
async function goTo(page: Page, place: string, behindMore: boolean) {
  if (!behindMore) {
    await main(page).getByRole('link', { name: place, exact: true }).click();
    return 1;
  }
  await main(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: place, exact: true }).click();
  return 2;
}

test('every main place is two taps away at most, is marked, and its heading has the focus', async ({
  page,
  system,
  signIn,
}) => {
  await signIn(family);
  await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
  const places = [
    { place: 'People', path: portalPaths.dependants() },
    { place: isPhone(page) ? 'My plan' : 'Plan', path: portalPaths.myPlan(), behindMore: isPhone(page) },
    { place: isPhone(page) ? 'Pay' : 'Payments', path: portalPaths.payments() },
    { place: 'Documents', path: portalPaths.documents() },
    { place: 'Home', path: portalPaths.home() },
  ];
  for (const from of [portalPaths.accessLog(), portalPaths.updateBankingDetails()]) {
    for (const { place, path, behindMore = false } of places) {
      await page.goto(system.portal + from);
      await expect(heading(page)).toBeVisible();
      expect(await goTo(page, place, behindMore), place).toBeLessThanOrEqual(2);
      await expect(page).toHaveURL(system.portal + path);
      await expect(heading(page), place).toBeFocused();
      const marked = main(page).locator('[aria-current]:visible');
      await expect(marked, place).toHaveText(behindMore ? 'More' : new RegExp(place));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('the first heading stands near the top, and nothing lies under the bar', async ({ page, system, signIn }) => {
  await signIn(family);
  await expect(heading(page)).toBeVisible();
  for (const path of [portalPaths.home(), portalPaths.dependants(), portalPaths.payments()]) {
    await page.goto(system.portal + path);
    await expect(heading(page)).toBeVisible();
    const top = await heading(page).evaluate((element) => element.getBoundingClientRect().top);
    if (isPhone(page)) expect(top, path).toBeLessThan(200);
  }
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await footer.getByRole('link', { name: 'Complaints' }).click();
  await expect(page).toHaveURL(system.portal + portalPaths.complaints());
});

test('the bar of a phone makes room while somebody types', async ({ page, system, signIn }) => {
  test.skip(!isPhone(page), 'there is no bar on a wide screen');
  await signIn(family);
  await expect(heading(page)).toBeVisible();
  await page.goto(system.portal + portalPaths.addBeneficiary());
  await page.getByLabel('First name').first().click();
  await expect(main(page)).toBeHidden();
  await page.getByLabel('First name').first().blur();
  await expect(main(page)).toBeVisible();
});

test('More takes the focus, gives it back, and is accessible', async ({ page, system, signIn }) => {
  test.skip(!isPhone(page), 'a wide screen shows all places');
  await signIn(family);
  await expect(heading(page)).toBeVisible();
  await page.goto(system.portal + portalPaths.documents());
  const more = main(page).getByRole('button', { name: 'More' });
  for (let time = 0; time < 2; time++) {
    await more.click();
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(more).toBeFocused();
  }
});

test('staff go from place to place and always see whose policy is open', async ({ page, system, complaints: _ }) => {
  await signInAsStaff(page, system, staff.portalAdmin);
  await openPolicy(page, system, family);
  await main(page)
    .getByRole('link', { name: /Approvals$/ })
    .click();
  await expect(page).toHaveURL(system.portal + portalPaths.approvals());
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText(`Servicing policy ${family}`)).toBeInViewport();
  await goTo(page, 'Access log', false);
  await expect(page).toHaveURL(system.portal + portalPaths.accessLog());
  await goTo(page, 'Audit trail', true);
  await expect(page).toHaveURL(system.portal + portalPaths.auditTrail());
  await goTo(page, 'Somebody has died', true);
  await expect(page.getByRole('heading', { level: 1, name: /^Somebody has died/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp us' })).toHaveCount(0);
});

test('whoever lost somebody reads what to do without signing in', async ({ page, system, complaints: _ }) => {
  await page.goto(`${system.portal}/auth/login`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Somebody has died' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Somebody has died' })).toBeFocused();
  await page.getByRole('link', { name: 'What to do first, and which documents to gather' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Somebody has died: what to do' })).toBeFocused();
  await expect(page.getByRole('link', { name: '10111' })).toHaveAttribute('href', 'tel:10111');
  await expect(page.getByRole('region', { name: 'Talk to us' })).toBeVisible();
  await expect(main(page)).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});
