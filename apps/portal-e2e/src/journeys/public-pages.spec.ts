import { portalPaths, portalRoutes } from '@portal/contract';
import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';
import { startSystem } from '../system/running-system';

const insurer = /Ubuntu Sample Life Limited/;
const pages = [
  { path: portalRoutes.termsAndConditions, title: 'Terms and conditions', says: insurer },
  { path: portalRoutes.privacyNotice, title: 'Privacy notice', says: insurer },
  { path: portalRoutes.paiaManual, title: 'PAIA manual', says: insurer },
  { path: portalRoutes.complaints, title: 'Complaints', says: /Tell us first/ },
  { path: portalRoutes.somebodyDied, title: 'Somebody has died', says: /We are sorry for your loss/ },
  {
    path: portalRoutes.somebodyDiedGuide,
    title: 'Somebody has died: what to do',
    says: /We are sorry for your loss/,
  },
  { path: portalRoutes.claimSignIn, title: 'Sign in to a claim', says: /For whoever is named on the policy/ },
  { path: portalPaths.certificate('check'), title: 'Check a certificate', says: /The code on the certificate/ },
  { path: portalPaths.certificate('7K3M-Q2XR-9WAB'), title: 'Check a certificate', says: /Another code/ },
];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every page that needs no sign-in can be read, and leads on, with no script at all', async ({ page, system }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const { path, title, says } of pages) {
    await page.goto(system.portal + path);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
    await expect(page).toHaveTitle(`${title} – Ubuntu Funeral Cover`);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(heading(page)).toHaveText('Terms and conditions');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Claims' }).click();
  await expect(page.getByRole('heading', { name: '8. Claims' })).toBeInViewport();
});

/** Scripts wait until the test lets them through. */
async function heldScripts(page: Page) {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

/** Counts from now on what moves in each page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moved = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

for (const { path, title, says } of pages.filter(({ title: name }) => name !== 'Check a certificate')) {
  test(`${title} stands there before its scripts, which keep it as it is`, async ({ page, system, complaints: _ }) => {
    const letThrough = await heldScripts(page);
    await watchShifts(page);
    await page.goto(system.portal + path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
    const drawn = await heading(page).elementHandle();
    letThrough();
    await page.waitForLoadState('networkidle');
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await moved(page)).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Somebody has died' }).click();
    await expect(heading(page)).toHaveText('Somebody has died');
  });
}

test('what is typed on the certificate page before its scripts is kept', async ({ page, system, complaints: _ }) => {
  const letThrough = await heldScripts(page);
  await page.goto(system.portal + portalPaths.certificate('check'), { waitUntil: 'commit' });
  const code = page.getByLabel('The code on the certificate');
  await code.pressSequentially('7K3M');
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(code).toHaveValue('7K3M');
  await page.getByRole('button', { name: 'Check the certificate' }).click();
  await expect(page.getByText('The code has 12 letters and digits, in groups of four').first()).toBeVisible();
});

test('somebody signed in finds the main places around it', async ({ page, system, signIn }) => {
  await signIn('7000010012');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await page.goto(system.portal + portalRoutes.complaints);
  await expect(heading(page)).toHaveText('Complaints');
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect(page.getByText('Other legal pages')).toHaveCount(0);
});

test('another insurer is never shown as this one', async ({ browser }) => {
  const lwandle = await startSystem({ BRAND: 'lwandle', CONTACT_PHONE: '011 555 0199' });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path } of pages) {
    await page.goto(lwandle.portal + path);
    const html = await page.content();
    expect(html).toContain('011 555 0199');
    expect(html).not.toMatch(/Ubuntu|086 000 7580/);
  }
  await context.close();
  await lwandle.stop();
});
