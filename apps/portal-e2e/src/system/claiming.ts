import { portalRoutes } from '@portal/contract';
import { addDays, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { expect, pinAsked } from './journey';
import { type RunningSystem } from './running-system';

/** A day that is over for everybody: ten days ago. */
export const dayOfDeath = (): PlainDate => addDays(todayInJohannesburg(new Date()), -10);

/** Types a day into the three fields of a group. */
async function typeDay(page: Page, name: string, date: PlainDate) {
  const group = page.getByRole('group', { name });
  const [year = '', month = '', day = ''] = date.split('-');
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}

export const isHeaded = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

interface Death {
  who: RegExp | string;
  /** What the policyholder says it was, as the form asks it; of a stillborn child nothing is asked. */
  cause?: string;
  /** Completed weeks of pregnancy, of a stillborn child. */
  weeks?: number;
  /** Rand that other insurers paid, for a child. */
  paidElsewhere?: number;
}

/** From home to the claim of the person who died, by the page that asks who it was. */
export async function reportDeath(page: Page, { who, cause, weeks, paidElsewhere }: Death): Promise<string> {
  await page.getByRole('radio', { name: who }).check();
  if (weeks) await page.getByLabel('Completed weeks of pregnancy').fill(`${weeks}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await typeDay(page, 'Date of death', dayOfDeath());
  await page.getByRole('button', { name: 'Continue' }).click();
  if (cause) {
    await page.getByRole('radio', { name: cause }).check();
    if (paidElsewhere) await page.getByLabel(/^What did other insurers pay/).fill(`${paidElsewhere}`);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await isHeaded(page, 'Check your answers');
  await page.getByRole('button', { name: 'Report the death' }).click();
  await isHeaded(page, 'We need documents from you');
  const said = await page.getByText(/^Reference CL-/).innerText();
  return /CL-\w{4}-\w{4}/.exec(said)?.[0] ?? '';
}

/** Sends one document on its own page. */
export async function sendDocument(page: Page, name: string | RegExp) {
  await isHeaded(page, name);
  const buffer = Buffer.from(aPdf(`${name} ${page.url()}`));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Send these documents' }).click();
}

/** Sends one document after the other, in the order in which they are asked for, until nothing is missing. */
export async function sendDocuments(page: Page, names: readonly (string | RegExp)[]) {
  await page.getByRole('link', { name: 'Send documents' }).click();
  for (const name of names) await sendDocument(page, name);
  await isHeaded(page, 'We have everything we need');
}

/** Signs in to a claim with its reference or the number of its policy, and the own number, as whoever claims without a policy. Gives the reference. */
export async function signInToClaim(page: Page, system: RunningSystem, claim: string, cell: string): Promise<string> {
  await page.goto(`${system.portal}${portalRoutes.claimSignIn}`);
  await page.getByLabel(/^Reference, or the ID number/).fill(claim);
  await page.getByLabel('Your own cellphone number').fill(cell);
  const pin = await pinAsked(system, 'CLAIM_LOGIN', async () => {
    await page.getByRole('button', { name: 'Send PIN' }).click();
    await expect(page.getByLabel('One-time PIN')).toBeVisible();
  });
  await page.getByLabel('One-time PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/claims\/CL-[^/]+$/);
  return /CL-[^/]+$/.exec(page.url())?.[0] ?? '';
}

/**
 * Says where the claim is paid, and confirms it with a PIN; `holder` where the page does not know the reader’s name. For a child it is the account
 * of whoever speaks for the child, who says what the money is for.
 */
export async function sayWhereToPay(page: Page, system: RunningSystem, number: string, holder?: string) {
  await page.getByRole('link', { name: /^Give (your|a|the estate’s) bank account$/ }).click();
  await expect(page.getByLabel('Account holder')).toBeVisible();
  const mine = page.getByRole('radio', { name: 'My own account' });
  if (await mine.isVisible()) {
    await mine.check();
    await page.getByRole('checkbox', { name: 'I will use this money for the child' }).check();
  }
  if (holder !== undefined) await page.getByLabel('Account holder').fill(holder);
  await page.getByLabel('Bank', { exact: true }).selectOption('FNB');
  await page.getByLabel('Account number', { exact: true }).fill(number);
  await page.getByLabel('Account number again').fill(number);
  await page.getByRole('radio', { name: 'Savings' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await isHeaded(page, 'Check the account');
  const pin = await pinAsked(system, 'PAYEE_ACCOUNT', async () => {
    await page.getByRole('button', { name: /^Send a PIN to / }).click();
    await expect(page.getByText(/^We have sent a one-time PIN/)).toBeVisible();
  });
  await page.getByLabel('One-time PIN').fill(pin);
  await page.getByRole('button', { name: 'Use this account' }).click();
  await expect(page.getByRole('region', { name: 'Where we pay' })).toBeVisible();
}

interface Told {
  /** Of the person who died. */
  idNumber: string;
  died: PlainDate;
  /** The relationship by its code. */
  reporter: { First_Name: string; Surname: string; Cell_Number: string; relationship: string };
}

/** Tells of a death on the public page and proves the own number, after a look back; gives what the page answers. */
export async function tellOfDeath(page: Page, system: RunningSystem, told: Told): Promise<string> {
  const pin = await pinAsked(system, 'DEATH_REPORT', () => tell(page, system, told));
  await expect(page.getByLabel('One-time PIN')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue(told.reporter.First_Name);
  await page.goForward();
  await page.getByLabel('One-time PIN').fill(pin);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  return page.getByRole('main').innerText();
}

async function tell(page: Page, system: RunningSystem, { idNumber, died, reporter }: Told) {
  await page.goto(`${system.portal}${portalRoutes.somebodyDied}`);
  await page.getByRole('textbox', { name: 'ID number' }).fill(idNumber);
  await typeDay(page, 'Date of death', died);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill(reporter.First_Name);
  await page.getByLabel('Surname').fill(reporter.Surname);
  await page.getByLabel('Cellphone number').fill(reporter.Cell_Number);
  await page.getByLabel('What are you to the person who died?').selectOption(reporter.relationship);
  await page.getByLabel(/^What I have told you is true/).check();
  await page.getByRole('button', { name: 'Send PIN' }).click();
}
