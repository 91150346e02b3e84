import { type Page } from '@playwright/test';
import { expect, test } from '../system/journey';
import { keptThings } from '../system/kept-things';

test.use({ serviceWorkers: 'allow' });

const hello = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello, / });
const email = (page: Page) => page.getByLabel('Email address (optional)');
const waitingCard = (page: Page) => page.getByRole('article', { name: 'Update contact details' });
const changeEmail = '/update-personal-details?section=contact';

/** Signs in, ticks "This is my phone", and opens the form of the email address. */
async function openForm(page: Page, portal: string, isOwnPhone: boolean) {
  await expect(hello(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // from here on everything the page fetches is kept
  if (isOwnPhone) {
    await page.getByLabel('This is my phone: keep a copy on it').check();
    await expect(page.getByText(/^Kept at \d\d:\d\d\.$/)).toBeVisible();
  }
  await page.goto(`${portal}/personal-details`);
  await page.getByRole('link', { name: 'Change how we reach you' }).click();
  await expect(email(page)).toBeVisible();
  await page.waitForLoadState('networkidle'); // the page that checks the answers is fetched behind the form
}

/** Fills it in and confirms it. */
async function confirm(page: Page, address: string) {
  await email(page).fill(address);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('table', { name: 'What you change' })).toContainText(address);
  await page.getByRole('button', { name: 'Confirm and send' }).click();
}

/** How often the service was asked to change the main member, with which keys. */
function changesSent(page: Page) {
  const keys: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/update-main-member/')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('a change that needs no PIN waits on its holder’s phone, is never shown as sent, and goes out once', async ({
  page,
  context,
  system,
  signIn,
}) => {
  const keys = changesSent(page);
  await signIn('7000010442');
  await openForm(page, system.portal, true);
  await context.setOffline(true);
  await confirm(page, 'lerato@waits.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Not sent yet' })).toBeVisible();
  await expect(
    page.getByText('Waiting for a network. Nothing has been sent yet. We send it as soon as there is a network.'),
  ).toBeVisible();
  expect(keys).toEqual([]);

  // The page is loaded anew, without a network: it still waits, at home.
  await page.goto(system.portal);
  await expect(page.getByText(/There is no network now\.$/)).toBeVisible();
  await expect(waitingCard(page).getByText('Waiting on this phone')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Update contact details: sent.')).toBeVisible();
  await expect(waitingCard(page)).toBeHidden();
  await page.goto(`${system.portal}/personal-details`);
  await expect(page.getByText('lerato@waits.example')).toBeVisible();
  await page.goto(system.portal);
  await expect(hello(page)).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('a change whose answer was lost is sent again with its key, and is one change', async ({
  page,
  system,
  signIn,
}) => {
  const keys = changesSent(page);
  await signIn('7000010442');
  await openForm(page, system.portal, true);
  const isTheChange = /\/update-main-member\//;
  await page.route(isTheChange, async (route) => {
    await route.fetch(); // the service has it
    await route.abort('connectionreset');
  });
  await confirm(page, 'lerato@lost.example');
  await expect(
    page.getByText(/No answer has come, so we do not know whether it arrived\..* It counts once\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeHidden();
  await page.unroute(isTheChange);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a waiting change is taken back into its form, and waits for its holder where the session ran out', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010442');
  await openForm(page, system.portal, true);
  await context.setOffline(true);
  await confirm(page, 'lerato@mistyped.example');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(email(page)).toHaveValue('lerato@mistyped.example');
  await confirm(page, 'lerato@ran-out.example');
  await expect(page.getByText(/^Waiting for a network\./)).toBeVisible();

  await system.letTimePass(31 * 60_000);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Send one-time PIN' })).toBeVisible();
  await signIn('7000010442');
  await expect(page.getByText('Update contact details: sent.')).toBeVisible();
  await page.goto(`${system.portal}/personal-details`);
  await expect(page.getByText('lerato@ran-out.example')).toBeVisible();
});

test('a change that was not sent names its policy beside another, and goes back into the form of its own', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010012');
  await openForm(page, system.portal, true);
  await context.setOffline(true);
  await confirm(page, 'thandi@first.example');
  await expect(page.getByText(/^Waiting for a network\./)).toBeVisible();
  const isTheChange = /\/update-main-member\//;
  const refused = { success: false, status: 409, message: 'Not now.', code: 'CONFLICT' };
  await page.route(isTheChange, (route) => route.fulfill({ status: 409, json: refused }));
  await context.setOffline(false);
  await page.goto(system.portal);
  await expect(waitingCard(page).getByText('Not sent: Not now. Your answers are still here.')).toBeVisible();
  await expect(waitingCard(page).getByText('For policy 7000010012.')).toBeHidden();

  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: '7000010053' }).click();
  await expect(page.getByText('Policy 7000010053')).toBeVisible();
  await expect(waitingCard(page).getByText(/^For policy 7000010012\. Confirmed on /)).toBeVisible();
  await waitingCard(page).getByRole('button', { name: 'Check and send again' }).click();
  await expect(email(page)).toHaveValue('thandi@first.example');
  await page.unroute(isTheChange);
  const sent = page.waitForRequest(isTheChange);
  await confirm(page, 'thandi@first.example');
  expect((await sent).url()).toContain('/update-main-member/7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
});

test('what is typed stands in the form again after the page was gone, until the service has it', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010442');
  await openForm(page, system.portal, true);
  await context.setOffline(true);
  await email(page).fill('lerato@typed.example');
  await expect(page.getByText('Kept on this phone. Not sent yet: there is no network.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(system.portal + changeEmail);
  await expect(again.getByText('We kept what you typed before. You can go on from here.')).toBeVisible();
  await expect(email(again)).toHaveValue('lerato@typed.example');
});

test('on a phone that is nobody’s own, a change is not sent without a network, and says so with its answers there', async ({
  page,
  context,
  system,
  signIn,
}) => {
  const keys = changesSent(page);
  await signIn('7000010442');
  await openForm(page, system.portal, false);
  await context.setOffline(true);
  await confirm(page, 'lerato@tab.example');
  await expect(
    page.getByText('Not sent: there is no network. Your answers are here; try again when there is.'),
  ).toBeVisible();
  expect(keys).toEqual([]);
  expect(await keptThings(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
});

test('a change that needs a PIN says without a network what it waits for, and is not sent', async ({
  page,
  context,
  system,
  signIn,
}) => {
  await signIn('7000010442');
  await openForm(page, system.portal, true);
  await page.goto(`${system.portal}/personal-details`);
  await page.getByRole('link', { name: 'Change your cellphone number' }).click();
  await page.getByLabel('Cellphone number').fill('0820000777');
  await page.getByLabel('New cellphone number again').fill('0820000777');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText(
      'There is no network. A PIN can be sent as soon as there is one; your answers stay here until then.',
    ),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('There is no network. A PIN can be sent')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Send a PIN to 082 000 0777/ })).toBeVisible();
});
