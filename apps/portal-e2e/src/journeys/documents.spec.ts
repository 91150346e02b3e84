import { aPdf } from '@portal/domain/testing';
import { readFile } from 'node:fs/promises';
import { type Download, type Page } from '@playwright/test';
import { expect, test } from '../system/journey';

// A policy is sent five PINs an hour: that of the other journeys has none to spare for four more.
const pieter = '7000010038';

/** What was saved, which is a PDF. */
async function pdfOf(saved: Promise<Download>): Promise<string> {
  const file = await saved;
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(async ({ page, system, signIn }) => {
  await signIn(pieter);
  await expect(page.getByRole('heading', { name: 'Hello, Pieter' })).toBeVisible();
  await page.goto(`${system.portal}/documents`);
});

test('a customer takes the policy schedule home, or reads it as text', async ({ page }) => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the schedule (PDF)' }).click();
  expect(await pdfOf(saved)).toMatch(/^policy-schedule-7000010038-version-\d+\.pdf$/);
  await expect(page.getByText(/is on your device/)).toBeVisible();

  await page.getByRole('link', { name: 'Read it here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Policy schedule' })).toBeVisible();
  await expect(card(page, 'Who is covered')).toContainText('Pieter van der Merwe');
  await page.reload();
  await expect(card(page, 'Who is paid')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
});

test('a certificate can be checked by a stranger, until a newer one replaces it', async ({ page, system, browser }) => {
  const certificate = card(page, 'Benefit certificate');
  const issue = async (label: string) => {
    const saved = page.waitForEvent('download');
    await certificate.getByRole('button', { name: label }).click();
    await pdfOf(saved);
    const said = certificate.getByText(/^The code of this certificate is/);
    await expect(said).toBeVisible();
    return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await said.innerText())?.[0] ?? '';
  };
  const code = await issue('Issue a certificate (PDF)');
  expect(code).not.toBe('');

  const stranger = await browser.newContext({ viewport: page.viewportSize() });
  const parlour = await stranger.newPage();
  await parlour.goto(`${system.portal}/certificate/${code}`);
  await expect(parlour.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
  await expect(parlour.getByText(/Merwe|7000010038/)).toHaveCount(0);

  const second = await issue('Issue another certificate (PDF)');
  expect(second).not.toBe(code);
  await parlour.reload();
  await expect(parlour.getByRole('heading', { name: 'This certificate has been replaced' })).toBeVisible();
  await parlour.getByLabel('Another code').fill(` ${second.toLowerCase().replaceAll('-', ' ')}`);
  await parlour.getByRole('button', { name: 'Check the certificate' }).click();
  await expect(parlour.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
  await stranger.close();
});

test('a customer sends a document and finds it again', async ({ page }) => {
  const name = 'birth-certificate.pdf';
  const document = card(page, 'Send us a document');
  await document.getByRole('button', { name: 'Choose a document to send' }).click();
  await document.getByLabel('What does the file show?').selectOption({ label: 'Birth certificate' });
  await document
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) });
  await expect(document.getByText(`${name} is attached`)).toBeVisible();
  await document.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(document.getByText(/^birth-certificate\.pdf has arrived/)).toBeVisible();

  await page.reload();
  const row = card(page, 'Your documents').getByRole('listitem').filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  expect(await pdfOf(saved)).toBe(name);
});

test('the mandate form opens in a tab, also for who has not signed in', async ({ page, system, context, request }) => {
  const address = `${system.portal}/documents/debicheck-mandate.pdf`;
  const opened = context.waitForEvent('response', (answer) => answer.url() === address);
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Open the mandate form \(PDF\)/ }).click();
  expect((await opened).headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  });
  await (await tab).close();
  const answer = await request.get(address);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('who is covered is shared as text and picture with a code that a stranger can check, and printed', async ({
  page,
  system,
  signIn,
}) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      const files = data.files?.map(({ type, size }) => ({ type, size })) ?? [];
      Object.assign(window, { sent: { text: data.text, files } });
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
  await signIn('7000010012');
  await page.getByRole('link', { name: 'Share or print' }).click();
  await page.getByLabel('Grace Dlamini').uncheck();
  await page.getByRole('button', { name: 'Make the card' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sent = await page.evaluate(() => (window as unknown as { sent: { text: string; files: object[] } }).sent);
  expect(sent.text).toContain('Thandi Nkosi: Covered for any cause');
  expect(sent.text).not.toMatch(/Grace|7000010012|R\s\d/);
  expect(sent.files).toEqual([{ type: 'image/png', size: expect.any(Number) }]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Covered on/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();

  const [address = ''] = /https?:\S+$/.exec(sent.text) ?? [];
  expect(address).toContain(`${system.portal}/certificate/`);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
});
