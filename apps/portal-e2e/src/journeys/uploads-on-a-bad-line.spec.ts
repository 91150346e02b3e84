import { withoutMetadata } from '@portal/domain';
import { type Page, type Route } from '@playwright/test';
import { expect, test } from '../system/journey';

const pieter = '7000010038';
const arrival = { timeout: 45_000 };

/** A photo of about 2 MB that no drawing anew makes smaller: noise. */
async function aPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2200, height: 2050 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const pixels = context.createImageData(canvas.width, canvas.height);
    let seed = Date.now() & 0xffff;
    for (let at = 0; at < pixels.data.length; at++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) | 0;
      pixels.data[at] = at % 4 === 3 ? 255 : (seed >>> 16) & 255;
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.6).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

const card = (page: Page) => page.getByRole('region', { name: 'Send us a document' });

async function send(page: Page, name: string, buffer: Buffer) {
  const form = card(page);
  await form.getByRole('button', { name: 'Choose a document to send' }).click();
  await form.getByLabel('What does the file show?').selectOption({ label: 'Copy of the ID' });
  await form.locator('input[type=file]:not([capture])').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(form.getByText(`${name} is attached`)).toBeVisible(arrival);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  return form;
}

/** What the service keeps under a name, as it was sent. */
async function keptAs(page: Page, portal: string, name: string): Promise<Buffer[]> {
  const { accessToken } = JSON.parse((await page.evaluate(() => localStorage.getItem('tk'))) ?? '{}');
  const read = async (path: string) => {
    const answer = await page.request.get(portal + path, { headers: { authorization: `Bearer ${accessToken}` } });
    return (await answer.json()).data;
  };
  const { documents } = await read(`/api/v1/policies/${pieter}/documents`);
  const ours = documents.filter(({ fileName }: { fileName: string }) => fileName === name);
  return Promise.all(
    ours.map(async ({ downloadUrl }: { downloadUrl: string }) =>
      Buffer.from((await read(downloadUrl)).base64File, 'base64'),
    ),
  );
}

/** Bytes of every request that brings parts or files, those that the line lost too. */
function countBytes(page: Page) {
  let bytes = 0;
  page.on('request', (request) => {
    if (/\/(uploads|documents)(\/|$)/.test(request.url())) bytes += request.postDataBuffer()?.length ?? 0;
  });
  return () => bytes;
}

const isPart = /\/uploads\/[^/]+\/parts\/\d+$/;

test.beforeEach(async ({ page, system, signIn }) => {
  await signIn(pieter);
  await expect(page.getByRole('heading', { name: 'Hello, Pieter' })).toBeVisible();
  await page.goto(`${system.portal}/documents`);
  await expect(card(page)).toBeVisible();
});

test('a photo goes on where it was when the line was cut, and arrives once, byte for byte', async ({
  page,
  context,
  system,
}) => {
  const photo = await aPhoto(page);
  expect(photo.length).toBeGreaterThan(1_700_000);
  const bytes = countBytes(page);
  let parts = 0;
  await page.route(isPart, async (route: Route) => {
    parts += 1;
    if (parts !== 6) return route.continue();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });

  const form = await send(page, 'cut.jpg', photo);
  await expect(form.getByText('Waiting for a network. What was sent is kept.').first()).toBeVisible(arrival);
  await expect(form.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('value', '5');
  await expect(form.getByText('cut.jpg', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText(/^cut\.jpg has arrived/)).toBeVisible(arrival);

  const kept = await keptAs(page, system.portal, 'cut.jpg');
  expect(kept).toHaveLength(1);
  expect(kept[0]?.equals(withoutMetadata(new Uint8Array(photo)))).toBe(true);
  expect(bytes() / photo.length).toBeLessThan(1.3);
});

test('a photo is paused, outlives its access token and an answer that was lost, and arrives once', async ({
  page,
  system,
}) => {
  const photo = await aPhoto(page);
  const bytes = countBytes(page);
  let parts = 0;
  await page.route(isPart, async (route: Route) => {
    parts += 1;
    if (parts === 4) await new Promise((resolve) => setTimeout(resolve, 5_000)); // until it is paused
    if (parts !== 7) return route.continue().catch(() => undefined);
    await route.fetch(); // the service has it
    await route.abort('connectionreset');
  });
  const isTheDocument = /\/policies\/\d+\/documents$/;
  await page.route(isTheDocument, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await page.unroute(isTheDocument);
    await route.fetch();
    await route.abort('connectionreset');
  });

  const form = await send(page, 'paused.jpg', photo);
  await expect(form.getByText(/^3 of \d+ parts sent\.$/)).toBeVisible(arrival);
  await form.getByRole('button', { name: 'Pause' }).click();
  await expect(form.getByText(/^3 of \d+ parts sent\. Paused\.$/).first()).toBeVisible();
  await system.letTimePass(11 * 60_000);
  await form.getByRole('button', { name: 'Go on' }).click();
  await expect(form.getByText(/^paused\.jpg has arrived/)).toBeVisible(arrival);

  expect(await keptAs(page, system.portal, 'paused.jpg')).toHaveLength(1);
  expect(bytes() / photo.length).toBeLessThan(1.3);
});

test('a photo that is cancelled is not sent, and stays chosen', async ({ page, system }) => {
  let parts = 0;
  await page.route(isPart, async (route: Route) => {
    parts += 1;
    if (parts === 3) await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue().catch(() => undefined);
  });
  const form = await send(page, 'cancelled.jpg', await aPhoto(page));
  await expect(form.getByText(/^2 of \d+ parts sent\.$/)).toBeVisible(arrival);
  await form.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(form.getByText('You cancelled sending. What you filled in is still here.')).toBeVisible();
  await expect(form.getByRole('alert')).toBeHidden(); // nothing is wrong
  await expect(form.getByText('cancelled.jpg', { exact: true })).toBeVisible();
  expect(await keptAs(page, system.portal, 'cancelled.jpg')).toEqual([]);
});
