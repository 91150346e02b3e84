import { portalRoutes } from '@portal/contract';
import { isProving } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { violationsOn } from '../system/accessible';
import { expect, test } from '../system/journey';
import { claimWork, ownClaim, recordsOf, routesOf, type Records } from '../system/records';
import { openPolicy, signInAsStaff, staff } from '../system/staff';

/** The policy with names, an address and a plan as long as they may be, and one of every kind of person on it. */
const longNames = '7000010558';
/** Addresses of ours beside those of the specification (docs/specification.md#s2). */
const ours =
  /^\/(auth|desk|certificate|privacy-notice|paia-manual|complaints|somebody-died|claims\/sign-in|access-log)\b/;
const phone = 360;
const quickLinks = ['Home', 'Personal Details', 'Banking Details', 'Terms and Conditions', 'Documents'];

/** Waits until the page at an address is drawn. */
async function isDrawn(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
  await expect(page.getByText('Something went wrong!'), address).toBeHidden();
}

/** It never scrolls sideways, not with letters of twice the size either. */
async function fits(page: Page, address: string) {
  await isDrawn(page, address);
  await atEveryWidth(page, () => staysWithin(page, address));
}

/** On the screen as it is, and on a phone. */
async function atEveryWidth(page: Page, look: () => Promise<void>) {
  const usual = page.viewportSize();
  await look();
  if (usual === null || usual.width === phone) return;
  await page.setViewportSize({ width: phone, height: 740 });
  await look();
  await page.setViewportSize(usual);
}

async function staysWithin(page: Page, address: string) {
  const wider = await page.evaluate(() => {
    const root = document.documentElement;
    const pixels = ['100%', '200%'].map((size) => {
      root.style.fontSize = size;
      return root.scrollWidth - root.clientWidth;
    });
    root.style.fontSize = '';
    return pixels;
  });
  const at = `${address} at ${page.viewportSize()?.width} px`;
  expect(wider, `${at} scrolls sideways, with letters of the usual size or twice that`).toEqual([0, 0]);
}

async function hasQuickLinks(page: Page, address: string) {
  // Beside every page; on home all tiles are a part of the page.
  const beside = address === portalRoutes.home ? page.getByRole('main') : page.getByRole('complementary');
  const panel = beside.getByRole('navigation', { name: 'Quick Links' });
  await expect(panel, address).toBeVisible();
  for (const name of quickLinks) await expect(panel.getByRole('link', { name }).first(), address).toBeVisible();
}

/** Sets out to another address inside the portal: nothing that is there is fetched again. */
const setOut = (page: Page, address: string) =>
  page.evaluate((to) => {
    if (location.pathname !== to) document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Goes there: the page before it is gone. */
async function goInside(page: Page, address: string) {
  await setOut(page, address);
  await expect(page.locator('h1[data-left]'), address).toHaveCount(0);
}

/** Below it somebody is at home who signed in to a claim. */
const forClaimants = '/policies/continue/';
const isOfClaim = (address: string) => address.startsWith(portalRoutes.claims) || address.startsWith(forClaimants);

test('every address shows a customer a page with a heading and quick links, within its width', async ({
  page,
  system,
  signIn,
}) => {
  test.skip(page.viewportSize()?.width === phone, 'one visit serves both widths');
  test.setTimeout(300_000);
  await signIn(longNames);
  await expect(page.getByRole('heading', { name: /^Hello, Nomathamsanqa/ })).toBeVisible();
  const records: Records = { ...(await recordsOf(page, longNames)), ...(await ownClaim(page, longNames)) };
  for (const address of routesOf(records).filter((one) => !one.startsWith('/auth/'))) {
    // To load each by itself takes three times as long. Those of staff say all the same to a customer, so nothing tells one from the next.
    const loadsAnew = isProving || address.startsWith('/desk');
    await (loadsAnew ? page.goto(system.portal + address) : goInside(page, address));
    await fits(page, address);
    if (!ours.test(address) && !address.startsWith(forClaimants))
      await atEveryWidth(page, () => hasQuickLinks(page, address));
  }
});

test('home, the policies, the messages and the payments of a customer are accessible', async ({
  page,
  system,
  signIn,
}) => {
  test.skip(page.viewportSize()?.width === phone, 'one visit serves both widths');
  await signIn(longNames);
  await expect(page.getByRole('heading', { name: /^Hello, Nomathamsanqa/ })).toBeVisible();
  for (const address of [portalRoutes.home, portalRoutes.policies, portalRoutes.notifications, portalRoutes.payments]) {
    await page.goto(system.portal + address);
    await page.waitForLoadState('networkidle');
    await atEveryWidth(page, async () => expect(await violationsOn(page), address).toEqual([]));
  }
});

test('every address shows staff a page within its width, with a policy open', async ({
  page,
  system,
  complaints: _,
}) => {
  test.skip(page.viewportSize()?.width === phone, 'one visit serves both widths');
  test.setTimeout(300_000);
  await signInAsStaff(page, system, staff.portalAdmin);
  await openPolicy(page, system, longNames);
  const records: Records = { ...(await recordsOf(page, longNames)), ...(await claimWork(page, longNames)) };
  for (const address of routesOf(records).filter((one) => !one.startsWith('/auth/'))) {
    await goInside(page, address);
    await fits(page, address);
    if (!ours.test(address) && !address.startsWith(forClaimants)) await hasQuickLinks(page, address);
  }
});

test('every address that is open to all shows a visitor a page within its width; the others lead to sign-in, those of a claim to its own', async ({
  page,
  system,
  complaints: _,
}) => {
  test.skip(page.viewportSize()?.width === phone, 'one visit serves both widths');
  const open: string[] = [
    ...[portalRoutes.home, portalRoutes.login, portalRoutes.logout, portalRoutes.staffSignIn],
    ...[portalRoutes.termsAndConditions, portalRoutes.privacyNotice, portalRoutes.paiaManual, portalRoutes.complaints],
    ...[portalRoutes.somebodyDied, portalRoutes.somebodyDiedGuide, portalRoutes.claimSignIn, portalRoutes.payatReturn],
  ];
  await page.goto(`${system.portal}${portalRoutes.payatReturn}?status=success`);
  await fits(page, portalRoutes.payatReturn);
  for (const address of open) {
    await goInside(page, address);
    await fits(page, address);
  }
  for (const address of [portalRoutes.termsAndConditions, portalRoutes.payatReturn]) {
    await goInside(page, address);
    await hasQuickLinks(page, address);
  }
  const closed = routesOf({}).filter((one) => !open.includes(one) && !/^\/(auth|certificate)/.test(one));
  for (const address of closed) {
    await setOut(page, address);
    const isClaim = isOfClaim(address) && address !== portalRoutes.newClaim;
    await expect(page, address).toHaveURL(isClaim ? /\/claims\/sign-in$/ : /\/auth\/login\?returnTo=/);
  }
  await fits(page, portalRoutes.login);
});

test('an unknown address says so and leads home', async ({ page, system }) => {
  await page.goto(`${system.portal}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(
    page.getByText('Could not find the page you are looking for. Please check the URL and try again.'),
  ).toBeVisible();
  await fits(page, '/no/such/page');
  await page.getByRole('link', { name: 'Go back to the home page' }).click();
  await expect(page).toHaveURL(`${system.portal}/`);
});
