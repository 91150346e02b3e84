import { anIdNumber } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { isHeaded } from './claiming';
import { expect, pinAsked } from './journey';
import { type RunningSystem } from './running-system';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function sayWhereTheyLive(page: Page) {
  await isHeaded(page, 'How we reach you');
  await page.getByLabel('Street address').fill('14 Voortrekker Street');
  await page.getByLabel('Suburb').fill('Central');
  await page.getByLabel('City').fill('Newcastle');
  await page.getByLabel('Province').selectOption({ label: 'KwaZulu-Natal' });
  await page.getByLabel('Postal code').fill('2940');
}

async function payAtTill(page: Page) {
  await isHeaded(page, 'How you pay');
  await page.getByRole('radio', { name: /^Pay@/ }).check({ force: true });
  await goOn(page);
  await isHeaded(page, 'Check your answers');
}

/** The same as the guardian of children, who says who they are and names nobody. */
export async function answerAsGuardian(
  page: Page,
  { firstName, surname, idNumber }: { firstName: string; surname: string; idNumber: string },
) {
  await page.getByRole('link', { name: 'Go on' }).click();
  await isHeaded(page, 'Who you are');
  await page.getByLabel('Title').selectOption('Mrs');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Surname').fill(surname);
  await page.getByRole('textbox', { name: 'ID number' }).fill(idNumber);
  await goOn(page);
  await sayWhereTheyLive(page);
  await page.getByLabel('Marital status').selectOption({ label: 'Widowed' });
  await goOn(page);
  await payAtTill(page);
}

/** From what it means to take over a policy to the check of every answer: a sister is paid from now on, the premium at a till. */
export async function answerTakeover(page: Page) {
  await page.getByRole('link', { name: 'Go on' }).click();
  await sayWhereTheyLive(page);
  await goOn(page);
  await isHeaded(page, 'Who is paid when you die');
  await page.getByRole('link', { name: 'Add a beneficiary' }).click();
  await isHeaded(page, 'Add a beneficiary');
  await page.getByLabel('First name').fill('Nomsa');
  await page.getByLabel('Surname').fill('Ngcobo');
  await page.getByLabel('Title').selectOption('Ms');
  await page.getByLabel('This person is my').selectOption({ label: 'Sister' });
  await page.getByRole('textbox', { name: 'ID number' }).fill(anIdNumber({ born: '1985-03-12', gender: 'FEMALE' }));
  await page.getByLabel('Cellphone number').fill('082 666 0004');
  await page.getByLabel(/^I confirm that I may share/).check();
  await page.getByRole('button', { name: 'Add this person' }).click();
  await isHeaded(page, 'Who is paid when you die');
  await goOn(page);
  await payAtTill(page);
}

/** Asks for it, with a PIN. */
export async function askToTakeOver(page: Page, system: RunningSystem) {
  const pin = await pinAsked(system, 'CONTINUE_POLICY', async () => {
    await page.getByRole('button', { name: /^Send a PIN to / }).click();
    await expect(page.getByText(/^We have sent a one-time PIN/)).toBeVisible();
  });
  await page.getByLabel('One-time PIN').fill(pin);
  await page.getByLabel(/^Everything I have said/).check();
  await page.getByRole('button', { name: 'Ask to take over the policy' }).click();
}

/** A member of staff approves the request on a policy. */
export async function approveTakeover(page: Page, system: RunningSystem, policyNumber: string) {
  await page.goto(`${system.portal}/desk/approvals?kind=CONTINUE_POLICY`);
  await page.getByRole('row').filter({ hasText: policyNumber }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Take on this request' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(page.getByText(/^Take over the policy: approved/)).toBeVisible();
}
