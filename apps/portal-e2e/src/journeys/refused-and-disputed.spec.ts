import { addDays, addYears, formatDate, todayInJohannesburg } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { callsOf } from '../system/calls';
import { assess, confirmRecommended, sendEverything } from '../system/claims-by-call';
import { toldOf, untilMessagesGoOut, untilPaid } from '../system/claim-times';
import { answer, confirm, judge, openCase, recommend, takeClaim, takeMoreTime } from '../system/claims-desk';
import { isHeaded, reportDeath, sayWhereToPay, sendDocument } from '../system/claiming';
import { aloneInSystem, expect, signInAt } from '../system/journey';
import { aStaffBrowser, staff } from '../system/staff';
import { staffCalls } from '../system/staff-calls';

const inWaiting = '7000010426';
const clause = 'Cover for death from natural causes starts six months after the cover of the person starts.';
const question = 'what the police wrote about the fall.';
const policeStatement = 'Police case number and statement';

/** Days pass here, so nobody else lives in this system. */
const test = aloneInSystem();

/** Says why one does not agree, with a photo of what shows it. */
async function disagree(page: Page, why: string) {
  await page.getByRole('link', { name: 'Tell us why you do not agree' }).click();
  await isHeaded(page, 'Tell us why you do not agree');
  await page.getByLabel('Why do you not agree?').fill(why);
  const buffer = Buffer.from(aPdf('police report'));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Send this' }).click();
}

test('a claim that is refused in the waiting period is disputed, looked at by others, and paid', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(300_000);
  await untilMessagesGoOut(system);
  const today = todayInJohannesburg(system.now());
  await signInAt(page, system, inWaiting);
  await page.goto(`${system.portal}/claims/new`);
  const reference = await reportDeath(page, { who: /^David Smith/, cause: 'Illness or old age' });
  const readClaim = () => page.goto(`${system.portal}/claims/${reference}`);

  await test.step('one recommends to refuse it, an administrator confirms', async () => {
    await sendEverything(callsOf(page), reference);
    const consultant = await aStaffBrowser(browser, system, staff.consultant);
    await assess(callsOf(consultant.page), reference);
    await openCase(consultant.page, system, reference);
    await recommend(consultant.page, {
      cause: 'Illness or old age',
      kind: 'Refuse',
      refusal: {
        reason: 'Natural causes in the waiting period',
        wording: clause,
        fact: 'The certificate names an illness.',
      },
    });
    await consultant.context.close();
    const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
    await takeClaim(administrator.page, system, reference);
    await confirm(administrator.page, 'Certificate read');
    await administrator.context.close();
    expect(await toldOf(system, reference, 'CLAIM_DECIDED')).toHaveLength(1);
  });

  const letter = page.getByRole('region', { name: 'Our letter' });
  await test.step('the letter says why, the clause, what would change it, and every right with its day', async () => {
    await readClaim();
    await isHeaded(page, 'We cannot pay this claim');
    for (const said of [
      `We are sorry. We cannot pay the claim ${reference} for David Smith.`,
      /David Smith died of natural causes on .+\. For natural causes the cover starts on .+\./,
      `The policy says: “${clause}”`,
      'Proof of an accident; proof of earlier cover with another insurer',
      `Tell us why within 90 days, until ${formatDate(addDays(today, 90))}.`,
      'Somebody else looks at it and answers within 45 days. You need no lawyer.',
      'You can also go to the National Financial Ombud Scheme, free of charge: 0860 800 900, www.nfosa.co.za. While they look at it, time stands still.',
      `You can go to court. You have three years from ${formatDate(today)}.`,
      `until ${formatDate(addYears(today, 3))}`,
    ]) {
      await expect(letter).toContainText(said);
    }
  });

  const why = 'He fell from a ladder, and the police were there.';
  await test.step('the family says why it does not agree, and reads by when we answer', async () => {
    await disagree(page, why);
    const sent = page.getByRole('region', { name: `What you sent on ${formatDate(today)}` });
    await expect(sent).toContainText(why);
    await expect(sent).toContainText('report.pdf');
    await expect(sent).toContainText(`By ${formatDate(addDays(today, 45))}. Somebody else looks at it.`);
    await expect(letter.getByRole('link', { name: 'Tell us why you do not agree' })).toHaveCount(0);
  });

  await test.step('nobody who decided can answer; somebody else opens the claim again', async () => {
    for (const decided of [staff.consultant, staff.portalAdmin]) {
      const before = await aStaffBrowser(browser, system, decided);
      await openCase(before.page, system, reference);
      await expect(before.page.getByRole('region', { name: 'They do not agree' })).toContainText(why);
      await expect(before.page.getByRole('button', { name: 'Take on this claim' })).toHaveCount(0);
      await before.context.close();
    }
    const other = await aStaffBrowser(browser, system, staff.otherConsultant);
    await takeClaim(other.page, system, reference);
    await answer(other.page, 'Open the claim again', 'The police saw the ladder. We look at it again.');
    await expect(other.page.getByText('The claim is open again. The family is told.')).toBeVisible();
    await judge(other.page, 'DHA-1663, all pages', { verdict: 'Accept it', cause: 'An accident' });
    await takeMoreTime(other.page, question);
    await other.context.close();
  });

  await test.step('the family reads the answer, and sends what the police wrote', async () => {
    await readClaim();
    await isHeaded(page, 'We need more time');
    await expect(page.getByText(`We have a question that we must clear up first: ${question}`)).toBeVisible();
    const sent = page.getByRole('region', { name: `What you sent on ${formatDate(today)}` });
    await expect(sent).toContainText(`On ${formatDate(today)}: we opened the claim again.`);
    await expect(sent).toContainText('The police saw the ladder. We look at it again.');
    await expect(page.getByRole('region', { name: 'What we would pay' })).toContainText(/R.75.000/);
    await sayWhereToPay(page, system, '62000011223');
    await page.getByRole('link', { name: policeStatement }).click();
    await sendDocument(page, policeStatement);
    await expect(page.getByText('Nothing is missing.')).toBeVisible();
  });

  await test.step('others than before decide', async () => {
    const other = await aStaffBrowser(browser, system, staff.otherConsultant);
    await openCase(other.page, system, reference);
    await judge(other.page, policeStatement, { verdict: 'Accept it', cause: 'An accident' });
    await recommend(other.page, { cause: 'An accident', kind: 'Approve' });
    await other.context.close();
    const before = await aStaffBrowser(browser, system, staff.portalAdmin);
    await openCase(before.page, system, reference);
    await before.page.getByRole('button', { name: 'Take on this claim' }).click();
    await expect(
      before.page.getByText('You decided on this claim before. Somebody else looks at it now.'),
    ).toBeVisible();
    await before.page.getByRole('button', { name: 'Release' }).click();
    await expect(before.page.getByRole('button', { name: 'Take on this claim' })).toBeVisible();
    await before.context.close();
    await confirmRecommended(await staffCalls(system, staff.otherAdmin), reference, 'Called the police station');
  });

  await test.step('it is paid once, and what was refused stays readable', async () => {
    await untilPaid(system, reference);
    expect(await toldOf(system, reference, 'CLAIM_PAID')).toEqual([expect.stringMatching(/we paid R.75.000/)]);
    await signInAt(page, system, inWaiting);
    await readClaim();
    await isHeaded(page, 'We have paid');
    await expect(page.getByRole('region', { name: 'What we pay' })).toContainText(/R.75.000/);
    await expect(page.getByRole('region', { name: `What you sent on ${formatDate(today)}` })).toContainText(why);
  });
});
