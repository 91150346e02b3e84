import { portalRoutes } from '@portal/contract';
import { anIdNumber, aPdf } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { untilMessagesGoOut } from '../system/claim-times';
import { tellOfDeath } from '../system/claiming';
import { expect, pinAsked, test } from '../system/journey';
import { readPolicy } from '../system/records';
import { type RunningSystem } from '../system/running-system';
import { aStaffBrowser, staff } from '../system/staff';

const reporter = '27821234567';
const thandi = '7000010012';
const zanele = { First_Name: 'Zanele', Surname: 'Dlamini', Cell_Number: '082 123 4567', relationship: 'SISTER' };
const report = (page: Page, system: RunningSystem, idNumber: string, Cell_Number = zanele.Cell_Number) =>
  tellOfDeath(page, system, { idNumber, died: '2026-11-01', reporter: { ...zanele, Cell_Number } });

const sentTo = async (system: RunningSystem, number: string) =>
  (await system.sentMessages()).filter(({ to }) => to === number).map(({ purpose }) => purpose);

test('whoever tells us of a death reads the same whether we know the person or not', async ({
  page,
  system,
  complaints: _,
}) => {
  const unknown = await report(page, system, anIdNumber({ born: '1981-03-02' }));
  await system.letTimePass(60_000);
  const known = await report(page, system, anIdNumber({ born: '1984-03-12' }));
  const withoutReference = (said: string) => said.replace(/DR-\S+/, 'DR');
  expect(withoutReference(known)).toBe(withoutReference(unknown));
  expect(known).toContain('we cannot say on this page whether somebody is covered');
  await untilMessagesGoOut(system); // a reporter who tells us at night reads of it in the morning
  await expect.poll(() => sentTo(system, reporter)).toContain('REPORT_RECEIVED');
});

test('whoever told us of a death signs in to the report, sends a document, and sees nothing of any policy', async ({
  page,
  system,
  complaints: _,
}) => {
  const another = '083 765 4321'; // of the usual one too many reports would have come by now
  await report(page, system, anIdNumber({ born: '1984-03-12' }), another);
  await page.getByRole('link', { name: 'See your report or send documents' }).click();
  await expect(page.getByLabel(/^Reference, or the ID number/)).toHaveValue(/^DR-/);
  await page.getByLabel('Your own cellphone number').fill(another);
  const pin = await pinAsked(system, 'CLAIM_LOGIN', () => page.getByRole('button', { name: 'Send PIN' }).click());
  await page.getByLabel('One-time PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('We are looking at your report.')).toBeVisible();
  await page.getByRole('link', { name: 'Send a document' }).click();
  await page.getByLabel('Death certificate').check();
  const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) };
  await page.locator('input[type=file]:not([capture])').setInputFiles(certificate);
  await page.getByRole('button', { name: 'Send this document' }).click();
  await expect(page.getByText(/^certificate\.pdf, /)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(thandi);
  await page.reload();
  await expect(page.getByText(/^certificate\.pdf, /)).toBeVisible();
});

test('a policyholder who was reported dead is asked, says that they live, and that ends it', async ({
  page,
  system,
  browser,
  signIn,
}) => {
  await untilMessagesGoOut(system);
  await signIn(thandi);
  const { Id_Number, Cell_Number } = (await readPolicy(page, thandi)).MainMember;
  const reference = await test.step('somebody else reports it', async () => {
    const stranger = await browser.newContext({ viewport: page.viewportSize() });
    const said = await report(await stranger.newPage(), system, Id_Number ?? '');
    await stranger.close();
    return /DR-\w{4}-\w{4}/.exec(said)?.[0] ?? '';
  });

  const note = page.getByText(
    /^We were told on .+ that you died\. If you are reading this and it is wrong, tell us\.$/,
  );
  await test.step('the policyholder gets a text message, and answers it on the own phone', async () => {
    await expect
      .poll(async () => {
        await system.letTimePass(1_000);
        return sentTo(system, Cell_Number);
      })
      .toContain('ALIVE_CHECK');
    await page.goto(system.portal);
    await expect(note).toBeVisible();
    await page.getByRole('link', { name: 'I am alive' }).click();
    await expect(page).toHaveURL(system.portal + portalRoutes.stillAlive);
    const pin = await pinAsked(system, 'ALIVE', async () => {
      await page.getByRole('button', { name: 'Send a PIN to your cellphone' }).click();
      await expect(page.getByText(/^We have sent a one-time PIN/)).toBeVisible();
    });
    await page.getByLabel('One-time PIN').fill(pin);
    await page.getByRole('button', { name: 'I am alive' }).click();
    await expect(page.getByText('Nothing on your policy has changed. We are sorry for the fright.')).toBeVisible();
  });

  await test.step('nothing stands on home any more, and whoever reported it is told', async () => {
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Thandi' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Somebody has died' }).first()).toBeVisible();
    await expect(note).toHaveCount(0);
    const texts = async () => (await system.sentMessages()).filter(({ to }) => to === reporter).map(({ text }) => text);
    await expect.poll(async () => (await texts()).at(-1)).toContain(`${reference}. We could not confirm this report.`);
  });

  await test.step('staff see that the person lives', async () => {
    const consultant = await aStaffBrowser(browser, system, staff.consultant);
    await consultant.page.goto(`${system.portal}/desk/death-reports`);
    await expect(consultant.page.getByRole('row').filter({ hasText: reference })).toContainText('The person lives');
    await consultant.context.close();
  });
});

test('what is typed before the scripts are there is kept', async ({ page, system, complaints: _ }) => {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${system.portal}${portalRoutes.somebodyDied}`, { waitUntil: 'commit' });
  const passport = page.getByRole('radio', { name: 'Passport number' });
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.pressSequentially('Zanele');
  await passport.check();
  letThrough();
  await page.getByRole('textbox', { name: 'Passport number' }).fill('A12345678');
  await expect(name).toHaveValue('Zanele');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Enter the date of death' })).toBeVisible();
  await expect(page.getByText('Enter the first name')).toHaveCount(0);
});
