import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';
import { aStaffBrowser, openPolicy, signInAsStaff, staff } from '../system/staff';

const [first, second] = ['7000010533', '7000010541'];

/** Everything that the browser keeps for the portal. */
const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

/** A switch that one journey turns another one must not find turned. */
test.afterEach(({ system }) =>
  system.identityProvider({ mode: 'up', issuesRefreshTokens: true, accessTokenSeconds: 600 }),
);

test('a consultant signs in, sees who they are, and leaves nothing behind', async ({ page, system, complaints: _ }) => {
  await signInAsStaff(page, system, staff.consultant);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp us' })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: `Your menu, ${staff.consultant}` }).click();
  await expect(page.getByText('SS Consultants')).toBeVisible();
  await expect(page.getByText('naledi@staff.example')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Go to Admin portal' })).toBeHidden();
  const { local, session } = await kept(page);
  expect(local).toEqual(['tk']);
  expect(session.filter((key) => !key.startsWith('oidc.'))).toEqual([]);

  // Away to the provider, which ends its own sign-in, and back.
  const provider = page.waitForRequest((request) => new URL(request.url()).pathname === '/identity/logout');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await provider;
  await page.waitForURL(`${system.portal}/auth/logout`);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await kept(page)).toEqual({ local: [], session: [] });
  await page.goBack();
  await expect(page.getByText(staff.consultant)).toBeHidden();
});

test('a portal administrator is led to the admin portal; somebody in no group is told that there is nothing for them', async ({
  browser,
  system,
}) => {
  const admin = await aStaffBrowser(browser, system, staff.portalAdmin);
  await admin.page.getByRole('button', { name: `Your menu, ${staff.portalAdmin}` }).click();
  const link = admin.page.getByRole('menuitem', { name: 'Go to Admin portal' });
  await expect(link).toHaveAttribute('href', /\/admin\/$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await admin.context.close();

  const stranger = await aStaffBrowser(browser, system, staff.inNoGroup);
  await expect(stranger.page.getByText('You do not have access to service policies.')).toBeVisible();
  await stranger.context.close();
});

test('two tabs service two policies, and neither shows the other', async ({ browser, system }) => {
  const { context, page } = await aStaffBrowser(browser, system, staff.consultant);
  await openPolicy(page, system, first);
  const other = await context.newPage();
  await other.goto(`${system.portal}/desk`);
  await expect(other.getByLabel('Find a policy')).toBeVisible();
  await openPolicy(other, system, second);
  for (const [tab, number, foreign] of [
    [page, first, second],
    [other, second, first],
  ] as const) {
    await tab.goto(`${system.portal}/personal-details`);
    await expect(tab.getByText(`Servicing policy ${number}`)).toBeVisible();
    await tab.reload();
    await expect(tab.getByText(`Servicing policy ${number}`)).toBeVisible();
    await expect(tab.getByText(foreign)).toBeHidden();
  }
  await context.close();
});

test('a sign-in that ends while somebody types is renewed in a window; what was typed is there', async ({
  browser,
  system,
}) => {
  const { context, page } = await aStaffBrowser(browser, system, staff.consultant);
  await openPolicy(page, system, first);
  await page.goto(`${system.portal}/update-personal-details?section=contact`);
  const email = page.getByLabel('Email address (optional)');
  await email.fill('typed.before@the.end.example');

  // The provider forgets the person: nothing can be renewed without them.
  await system.endStaffSignIn('naledi@staff.example');
  await system.letTimePass(11 * 60_000);
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm and send' });
  const dialog = page.getByRole('dialog', { name: 'Your sign-in has ended' });
  await expect(confirm.or(dialog)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await window.getByRole('button', { name: staff.consultant }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('typed.before@the.end.example').or(email)).toBeVisible();
  await context.close();
});

test('the provider is down: customers go on, and staff who are in can work', async ({
  page,
  browser,
  system,
  signIn,
}) => {
  const { context, page: consultant } = await aStaffBrowser(browser, system, staff.consultant);
  await system.identityProvider({ mode: 'down' });
  await signIn(second);
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  await openPolicy(consultant, system, first);

  const late = await browser.newPage();
  await late.goto(`${system.portal}/auth/staff`);
  await late.getByRole('button', { name: 'Sign in with your staff account' }).click();
  await expect(late.getByRole('alert')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Try again' })).toBeVisible();
  await late.close();
  await context.close();
});
