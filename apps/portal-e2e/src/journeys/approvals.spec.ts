import { type Page } from '@playwright/test';
import { expect, readPin, test } from '../system/journey';
import { aStaffBrowser, openPolicy, staff, assignRequest } from '../system/staff';

/** Ten relatives on one policy: each journey, on either width, removes one that nobody else does. */
const khoza = '7000010582';
const relatives = {
  phone: { byStaff: 'Vusi Khoza', byCustomer: 'Elias Khoza', onThePhone: 'Refilwe Sithole' },
  desktop: { byStaff: 'Petrus Ndlovu', byCustomer: 'Constance Ndlovu', onThePhone: 'Albertina Khoza' },
};
/** As requests name people: `Elias K.` */
const short = (name: string) => name.replace(/ (.).*$/, ' $1.');
const mine = (project: string) => relatives[project === 'phone' ? 'phone' : 'desktop'];

/** A policy is sent five PINs an hour: others may have asked for some. */
test.beforeEach(({ system }) => system.letTimePass(3_600_000));

async function askToRemove(page: Page, portal: string, name: string) {
  await page.goto(`${portal}/dependants`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: /^Remove / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Not affordable').click();
  await dialog.getByRole('button', { name: 'Yes, remove' }).click();
}

test('a consultant asks for a change and the customer approves it with a PIN; the customer sees who looked', async ({
  page,
  browser,
  system,
  context,
  signIn,
}, { project }) => {
  const { byStaff: name } = mine(project.name);
  const consultant = await aStaffBrowser(browser, system, staff.consultant);
  await openPolicy(consultant.page, system, khoza);
  await expect(consultant.page.getByText(`Servicing policy ${khoza}`)).toBeVisible();
  await askToRemove(consultant.page, system.portal, name);
  await expect(consultant.page.getByText('Zodwa Khoza must approve this with a PIN.')).toBeVisible();

  await signIn(khoza);
  await expect(page.getByRole('heading', { name: 'Hello, Zodwa' })).toBeVisible();
  await page.goto(`${system.portal}/dependants`);
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: /^Pending/ })
    .click();
  await expect(page.getByText(`Requested by ${staff.consultant} (Consultant)`)).toBeVisible();
  await page.getByRole('button', { name: 'Approve change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send a PIN to your cellphone' }).click();
  await expect(dialog.getByText(/We have sent a one-time PIN/)).toBeVisible();
  await dialog.getByLabel('One-time PIN').fill(await readPin(await context.newPage(), system.inbox));
  await dialog.getByRole('button', { name: 'Approve change' }).click();
  await expect(page.getByText(/^Remove extended member: approved/)).toBeVisible();

  await page.goto(`${system.portal}/access-log`);
  await expect(page.getByRole('heading', { level: 1, name: 'Who looked at your policy' })).toBeVisible();
  await expect(page.getByText(staff.consultant).first()).toBeVisible();
  await expect(page.getByText(/Request by e-mail or letter/).first()).toBeVisible();
  await consultant.context.close();
});

test('a customer asks for a change and a consultant approves it', async ({ page, browser, system, signIn }, {
  project,
}) => {
  const { byCustomer: name } = mine(project.name);
  await signIn(khoza);
  await expect(page.getByRole('heading', { name: 'Hello, Zodwa' })).toBeVisible();
  await askToRemove(page, system.portal, name);
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();

  const consultant = await aStaffBrowser(browser, system, staff.otherConsultant);
  await assignRequest(consultant.page, system, { policyNumber: khoza, about: short(name) });
  await expect(consultant.page.getByRole('region', { name: 'Who leaves' })).toContainText(name);
  await consultant.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await consultant.page.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(consultant.page.getByText(/^Remove extended member: approved/)).toBeVisible();

  await page.goto(`${system.portal}/notifications`);
  await expect(page.getByText(/Remove extended member.* was approved/).first()).toBeVisible();
  await consultant.context.close();
});

test('a consent on a recorded call is noted by one and confirmed by a second person', async ({ browser, system }, {
  project,
}) => {
  const { onThePhone: name } = mine(project.name);
  const consultant = await aStaffBrowser(browser, system, staff.consultant);
  await openPolicy(consultant.page, system, khoza);
  await askToRemove(consultant.page, system.portal, name);
  await expect(consultant.page.getByText('Zodwa Khoza must approve this with a PIN.')).toBeVisible();

  await assignRequest(consultant.page, system, { policyNumber: khoza, about: short(name), view: 'customer' });
  await expect(consultant.page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
  await consultant.page.getByRole('button', { name: 'Record consent' }).click();
  await consultant.page.getByLabel(/reference/i).fill('REC-2026-11-0042');
  await consultant.page.getByRole('button', { name: 'Record consent' }).click();
  await expect(
    consultant.page.getByText(/the consent is recorded\. A portal administrator confirms it\./),
  ).toBeVisible();

  const office = await aStaffBrowser(browser, system, staff.portalAdmin);
  await assignRequest(office.page, system, { policyNumber: khoza, about: short(name) });
  await office.page.getByRole('button', { name: 'Confirm as second person' }).click();
  await office.page.getByLabel(/I listened to recording REC-2026-11-0042/).check();
  await office.page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(office.page.getByText(/^Remove extended member: approved/)).toBeVisible();
  await consultant.context.close();
  await office.context.close();
});
