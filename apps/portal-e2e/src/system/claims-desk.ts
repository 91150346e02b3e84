import { noInterestDeclaration } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { expect } from './journey';
import { type RunningSystem } from './running-system';

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });
const press = (page: Page, name: string) => decision(page).getByRole('button', { name, exact: true }).click();

/** Finds a claim among all of them. */
export async function openCase(page: Page, system: RunningSystem, reference: string) {
  await page.goto(`${system.portal}/desk/claims?view=all`);
  await page.getByRole('link', { name: new RegExp(reference) }).click();
}

/** Finds a claim and takes it on. */
export async function takeClaim(page: Page, system: RunningSystem, reference: string) {
  await openCase(page, system, reference);
  await press(page, 'Take on this claim');
  await expect(decision(page).getByRole('button', { name: 'Release' })).toBeVisible();
}

interface Says {
  verdict: 'Accept it' | 'It is not usable';
  cause?: string;
  reason?: string;
  /** Of pregnancy, as the document says. */
  weeks?: number;
  /** Rand, as the invoice says. */
  amount?: number;
}

/** Judges one document of the claim. */
export async function judge(page: Page, label: string, { verdict, cause, reason, weeks, amount }: Says) {
  await page.getByRole('button', { name: new RegExp(`^Judge it ?: ${label}`) }).click();
  await page.getByRole('radio', { name: verdict }).check();
  if (cause) await page.getByLabel(/^Cause of death/).selectOption({ label: cause });
  if (weeks) await page.getByLabel(/^Weeks of pregnancy/).fill(`${weeks}`);
  if (amount) await page.getByLabel(/^Amount/).fill(`${amount}`);
  if (reason) await page.getByLabel('Why can it not be used?').selectOption({ label: reason });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(new RegExp(`^${label}.* is (accepted|not usable)\\.`))).toBeVisible();
}

/** Puts in a document that came by hand. */
export async function receive(page: Page, label: string) {
  await page.getByRole('button', { name: new RegExp(`^Add a file ?: ${label}`) }).click();
  const buffer = Buffer.from(aPdf(`${label} ${page.url()}`));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Add this file' }).click();
  await expect(page.getByText(new RegExp(`^${label}.* has come\\.`))).toBeVisible();
}

/** Puts in a document that came by hand to a claim that was taken on, accepts it and gives the claim back. */
export async function acceptByHand(page: Page, label: string) {
  await receive(page, label);
  await judge(page, label, { verdict: 'Accept it' });
  await release(page);
}

/** Gives a claim back that was taken on. */
export async function release(page: Page) {
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('button', { name: 'Take on this claim' })).toBeVisible();
}

interface LetIn {
  /** For whom they speak. */
  payee: string;
  firstName: string;
  surname: string;
  cell: string;
}

/** Lets somebody in who speaks for a child or an estate, as the second person. */
export async function letIn(page: Page, { payee, firstName, surname, cell }: LetIn) {
  await page.getByRole('button', { name: new RegExp(`^Let in who speaks for them ?: ${payee}`) }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Surname').fill(surname);
  await page.getByLabel('Their own cellphone number').fill(cell);
  await page.getByRole('button', { name: 'Let them in' }).click();
  await expect(page.getByText('They are let in, and told by text message.')).toBeVisible();
}

/** Lets in who arranges the funeral or the guardian of the children, as the second person. */
export async function letInAdult(
  page: Page,
  who: 'who arranges the funeral' | 'the guardian',
  { firstName, surname, idNumber, cell }: Omit<LetIn, 'payee'> & { idNumber: string },
) {
  await page.getByRole('button', { name: new RegExp(`^Let in ${who}`) }).click();
  await page.getByLabel('First name on their ID').fill(firstName);
  await page.getByLabel('Surname on their ID').fill(surname);
  await page.getByLabel('Their ID number').fill(idNumber);
  await page.getByLabel('Their own cellphone number').fill(cell);
  await page.getByRole('button', { name: 'Let them in' }).click();
  await expect(page.getByText('They are let in, and told by text message.')).toBeVisible();
}

/** Notes which document proves the death. */
export async function confirmDeath(page: Page, shownBy = 'Death certificate') {
  await press(page, 'Confirm the death');
  await page.getByRole('radio', { name: shownBy }).check();
  await press(page, 'Confirm the death');
  await expect(page.getByText('The death is confirmed.')).toBeVisible();
}

/** Takes more time for a question, which the family reads. */
export async function takeMoreTime(page: Page, question: string) {
  await press(page, 'Take more time');
  await page.getByLabel('Which question must be cleared up first?').fill(question);
  await press(page, 'Take more time');
  await expect(page.getByText(`To be cleared up first: ${question}`)).toBeVisible();
}

interface Recommended {
  cause: string;
  kind: 'Approve' | 'Refuse';
  /** Of a refusal: why, the clause and the fact, as the letter says them. */
  refusal?: { reason: string; wording: string; fact: string };
}

/** Recommends what to decide, as whoever assessed the claim. */
export async function recommend(page: Page, { cause, kind, refusal }: Recommended) {
  await press(page, 'Recommend');
  await page.getByRole('radio', { name: cause }).check();
  await page.getByRole('radio', { name: kind, exact: true }).check();
  if (refusal) {
    await page.getByLabel('Why is it refused?').selectOption({ label: refusal.reason });
    await page.getByLabel('Clause of the policy, word for word').fill(refusal.wording);
    await page.getByLabel('Fact or reason').fill(refusal.fact);
  }
  await page.getByRole('checkbox', { name: noInterestDeclaration }).check();
  await page.getByRole('button', { name: 'Send to the second person' }).click();
  await expect(page.getByText('Your recommendation waits for the second person.')).toBeVisible();
}

/** Confirms it as the second person, with a note of what was checked where a flag asks for one. */
export async function confirm(page: Page, note: string) {
  await press(page, 'Confirm');
  await page.getByLabel(/^What did you check\?/).fill(note);
  await page.getByRole('checkbox', { name: noInterestDeclaration }).check();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByText(/^The claim is (approved|refused)\./)).toBeVisible();
}

/** Answers whoever does not agree. */
export async function answer(page: Page, outcome: string, words: string) {
  const card = page.getByRole('region', { name: 'They do not agree' });
  await card.getByRole('button', { name: 'Answer it' }).click();
  await card.getByRole('radio', { name: outcome }).check();
  await card.getByRole('textbox', { name: 'What do you say to it?' }).fill(words);
  await card.getByRole('checkbox', { name: noInterestDeclaration }).check();
  await card.getByRole('button', { name: 'Answer', exact: true }).click();
}
