import { type Locator } from '@playwright/test';
import { aPdf } from '@portal/domain/testing';
import { addDays, todayInJohannesburg } from '@portal/domain';
import { expect, test } from '../system/journey';
import { wordsSeen } from '../system/read-by-eye';

const family = '7000010574';
const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) };
const most = { taps: 9, words: 300 };

/** A baby of some days without an ID number yet, from home to the request that was sent, with its birth certificate. */
test('a newborn takes few taps and few words', async ({ page, system, signIn }) => {
  test.skip(page.viewportSize()?.width !== 360, 'Measured on a phone');
  await signIn(family);
  await page.goto(`${system.portal}/`);
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click();
  };
  const read: Record<string, number> = {};
  const arrive = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    read[name] = await wordsSeen(page);
  };
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }));
  await arrive('Dependants');
  await tap(page.getByRole('link', { name: 'Add newborn' }));
  await arrive('Add newborn');
  const born = addDays(todayInJohannesburg(new Date()), -9);
  await tap(page.getByLabel('First name'));
  await page.keyboard.type('Amahle');
  await expect(page.getByLabel('Surname')).toHaveValue('Molefe');
  await page.getByLabel('Day').fill(born.slice(8));
  await page.getByLabel('Month').fill(born.slice(5, 7));
  await page.getByLabel('Year').fill(born.slice(0, 4));
  await tap(page.getByLabel('Female'));
  await tap(page.getByLabel('Biological child'));
  taps += 1;
  await page.locator('input[type=file]:not([capture])').setInputFiles(certificate);
  await tap(page.getByLabel(/I am the parent or guardian/));
  read['Add newborn'] = await wordsSeen(page);
  await tap(page.getByRole('button', { name: 'Continue' }));
  await arrive('Check your answers');
  await tap(page.getByRole('button', { name: 'Confirm and send' }));
  await arrive('Request sent');
  const words = Object.values(read).reduce((sum, one) => sum + one, 0);
  const rows = Object.entries(read).map(([name, one]) => `${name} ${one}`);
  process.stdout.write(`newborn: ${taps} taps of ${most.taps}, ${words} words of ${most.words}: ${rows.join(', ')}\n`);
  expect(taps).toBeLessThanOrEqual(most.taps);
  expect(words).toBeLessThanOrEqual(most.words);
});
