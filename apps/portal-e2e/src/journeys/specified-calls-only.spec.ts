import { anIdNumber } from '@portal/domain/testing';
import { portalPaths } from '@portal/contract';
import { type Page } from '@playwright/test';
import { fillAccount, typePin } from '../system/bank-account';
import { expect, readPin, test } from '../system/journey';
import { specifiedCallsOnly } from '../system/specified-calls-only';

// A backend of somebody else's may have the calls of the specification alone (docs/specification.md#s7).

const thandi = '7000010012';
const pieter = '7000010038';
const refilwe = '7000010608';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('without any addition the pages that would read one are whole, and offers nothing that cannot be had', async ({
  page,
  system,
  signIn,
}) => {
  await specifiedCallsOnly(page);
  await signIn(thandi);
  await expect(heading(page, 'Hello, Thandi')).toBeVisible();
  const places = [
    portalPaths.home(),
    portalPaths.addChild(),
    portalPaths.updateBankingDetails(),
    portalPaths.personalDetails(),
    portalPaths.otherPlans(),
    portalPaths.payments(),
    portalPaths.documents(),
    portalPaths.notifications(),
    portalPaths.requests(),
    portalPaths.createPolicy(),
  ];
  for (const place of places) {
    await page.goto(system.portal + place);
    await expect(page.getByRole('heading', { level: 1 }).first(), place).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"]:visible'), place).toHaveCount(0);
    await expect(page.locator('main').getByText(/could not be loaded|went wrong/), place).toHaveCount(0);
  }
  await page.goto(system.portal + portalPaths.documents());
  await expect(page.getByRole('heading', { name: 'Policy schedule' })).toBeVisible();
  for (const name of ['Benefit certificate', 'Premium statement', 'Send us a document']) {
    await expect(page.getByRole('heading', { name })).toBeHidden();
  }
});

test('without any addition a beneficiary is nominated, confirmed with a PIN as ever', async ({
  page,
  system,
  context,
  signIn,
}) => {
  await specifiedCallsOnly(page);
  await signIn(pieter);
  await expect(heading(page, 'Hello, Pieter')).toBeVisible();
  await page.goto(system.portal + portalPaths.addBeneficiary());
  await page.getByLabel('Title', { exact: true }).selectOption({ label: 'Ms' });
  await page.getByLabel('First name').fill('Marlene');
  await page.getByLabel('Surname').fill('van Wyk');
  await page.getByLabel('This person is my').selectOption({ label: 'Daughter' });
  await page.getByLabel('South African ID number').check();
  await page.getByLabel('ID number', { exact: true }).fill(anIdNumber({ born: '1990-05-06' }));
  await page.getByLabel('Cellphone number').fill('082 000 0777');
  await page.getByLabel(/I confirm that I may share/).check();
  await page.getByRole('textbox', { name: 'Marlene van Wyk' }).fill('40');
  await page.getByRole('textbox', { name: 'Annelie Botha' }).fill('60');
  await expect(page.getByText(/could not be saved|Saved/)).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send a PIN to your cellphone' }).click();
  await expect(page.getByText(/We have sent a one-time PIN to your cellphone/)).toBeVisible();
  await page.getByLabel('One-time PIN').fill(await readPin(await context.newPage(), system.inbox));
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(heading(page, 'Change made')).toBeVisible();
});

test('without any addition an account is given, of a bank that the portal knows itself', async ({
  page,
  system,
  signIn,
}) => {
  await specifiedCallsOnly(page);
  await signIn(refilwe);
  await expect(heading(page, 'Hello, Refilwe')).toBeVisible();
  await page.goto(system.portal + portalPaths.bankingDetails());
  await page.getByRole('region', { name: 'Bank account' }).getByRole('link', { name: 'Use another account' }).click();
  await fillAccount(page, '62000045683');
  await typePin(page, system.inbox);
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(heading(page, 'One step left')).toBeVisible();
});
