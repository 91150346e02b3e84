import {
  addDays,
  addMonths,
  CONTINUATION_DAYS,
  daysBetween,
  formatDate,
  formatRand,
  todayInJohannesburg,
} from '@portal/domain';
import { type Page } from '@playwright/test';
import { approveClaim } from '../system/approve-claim';
import { toldOf, untilMessagesGoOut, untilPaid } from '../system/claim-times';
import { diedLately, openedFor, readBeforeDeath, reportAtService, signInToClaimAt, textsTo } from '../system/claimant';
import { openCase } from '../system/claims-desk';
import { isHeaded, sayWhereToPay, sendDocuments, tellOfDeath } from '../system/claiming';
import { countEffort } from '../system/effort';
import { aloneInSystem, expect, pinAsked, signInAt } from '../system/journey';
import { paidByBank, saysNothingOf } from '../system/own-part';
import { chooseParlour, confirmParlour } from '../system/paying-a-parlour';
import { aStaffBrowser, staff } from '../system/staff';
import { answerTakeover, approveTakeover, askToTakeOver } from '../system/taking-over';

/** Five people are paid on one, a daughter alone on another; of the third a father died before, and staff have decided on the claim. */
const ofFive = '7000010533';
const ofOneHeir = '7000010541';
const ofWidow = { policyNumber: '7000010954', Cell_Number: '27820000879' };
const family = '7000010012';
const day = 86_400_000;
const most = { taps: 9, photos: 4, words: 399 };
const proofs = ['Death certificate', 'Your ID, card or passport'];

/** Months pass here, so nobody else lives in this system. */
const test = aloneInSystem();
test.beforeEach(async ({ system }) => {
  test.setTimeout(240_000);
  await untilMessagesGoOut(system);
});

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('a daughter reports her father’s death from her own phone, sends photos, and is paid her share alone', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  const { idNumber, payee } = await readBeforeDeath(system, ofFive);
  const [mariska, gert] = [payee('Mariska'), payee('Gert')];
  const whole = formatRand(75_000);
  const [hers, his] = [formatRand(22_500), formatRand(15_000)];
  await tellOfDeath(page, system, {
    idNumber,
    died: diedLately(),
    reporter: { ...mariska, relationship: 'CHILD' },
  });
  const reference = await openedFor(system, mariska.Cell_Number);

  await test.step('few taps and few words lead from the text message to the last document', async () => {
    const { spent, tap, read, photograph } = countEffort(page);
    await page.goto(`${system.portal}/claims`);
    await read('Sign in to a claim');
    await page.getByLabel(/^Reference/).fill(reference);
    await page.getByLabel('Your own cellphone number').fill(mariska.Cell_Number);
    const pin = await pinAsked(system, 'CLAIM_LOGIN', async () => {
      await tap(page.getByRole('button', { name: 'Send PIN' }));
      await expect(page.getByRole('heading', { name: 'Enter your one-time PIN' })).toBeVisible();
    });
    await read('Sign in to a claim');
    await page.getByLabel('One-time PIN').fill(pin);
    await tap(page.getByRole('button', { name: 'Sign in' }));
    await read('We need documents from you');
    await tap(page.getByRole('link', { name: 'Send documents' }));
    for (const proof of proofs) {
      await read(proof);
      await photograph(page.getByRole('button', { name: /^Take a photo/ }));
      await tap(page.getByRole('button', { name: 'Send these documents' }));
    }
    await isHeaded(page, 'We have everything we need');
    const { taps, photos, words } = spent;
    process.stdout.write(
      `claim: ${taps} taps of ${most.taps}, ${photos} photos of ${most.photos}, ${words} words of ${most.words}\n`,
    );
    expect(taps).toBeLessThanOrEqual(most.taps);
    expect(photos).toBeLessThanOrEqual(most.photos);
    expect(words).toBeLessThanOrEqual(most.words);
  });

  await test.step('she says where to pay, and is told of her part once it is decided', async () => {
    await sayWhereToPay(page, system, '62000012345', 'Mariska Steyn');
    await expect(region(page, 'Where we pay')).toContainText('Verified');
    await expect(page.getByText(/We will tell you our decision by .+\. You need to do nothing\.$/)).toBeVisible();
    await approveClaim(system, reference);
    await page.reload();
    await isHeaded(page, 'Your claim is approved');
    await expect(region(page, 'Your part')).toContainText(hers);
  });

  await test.step('she is paid once, and reads nothing of anybody else', async () => {
    await untilPaid(system, reference);
    await untilPaid(system, reference); // the next payments of the day are not hers
    await signInToClaimAt(page, system, { claim: reference, Cell_Number: mariska.Cell_Number });
    await isHeaded(page, 'We have paid');
    await expect(page.getByText(`We paid ${hers} into FNB account ending 2345`)).toBeVisible();
    await saysNothingOf(page, [whole, his, 'Gert', 'Ruan']);
  });

  await test.step('her uncle reads of his own part, and that we need his account', async () => {
    const phone = await browser.newContext({ viewport: page.viewportSize() });
    const uncles = await phone.newPage();
    await signInToClaimAt(uncles, system, { claim: reference, Cell_Number: gert.Cell_Number });
    await isHeaded(uncles, 'We need your bank account');
    await expect(region(uncles, 'Your part')).toContainText(his);
    await saysNothingOf(uncles, [whole, hers, 'Mariska', 'Ruan']);
    await phone.close();
    expect(await paidByBank(page, system, reference)).toEqual([expect.stringMatching(/-\d\d$/)]);
  });
});

test('a widow takes the policy over for herself, the children and his mother, under the same number and for less', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  const { policyNumber, Cell_Number } = ofWidow;
  const from = addMonths(`${addDays(todayInJohannesburg(new Date()), -24).slice(0, 7)}-01`, 1);
  await signInToClaimAt(page, system, { claim: policyNumber, Cell_Number });

  await test.step('she sees who is covered, what it costs and from when, and asks for it', async () => {
    await page.getByRole('link', { name: 'See what it covers and costs' }).click();
    await isHeaded(page, 'Take over the policy');
    const covered = region(page, 'Who stays covered');
    await expect(covered).toContainText(`Busisiwe Ngcobo (you)${formatRand(20_000)}`);
    await expect(covered).toContainText(`Lesedi Ngcobo, child${formatRand(10_000)}`);
    await expect(covered).toContainText(`Nomvula Ngcobo, extended member${formatRand(10_000)}`);
    const cost = region(page, 'What it costs');
    // The plan R 87, airtime R 4, his mother R 87.
    await expect(cost).toContainText(`${formatRand(178)}A month, from ${formatDate(from)}`);
    await expect(cost).toContainText(`Until now it was ${formatRand(268)} a month.`);
    await answerTakeover(page);
    await expect(region(page, 'The policy')).toContainText(`${formatRand(178)} a month, from ${formatDate(from)}`);
    await askToTakeOver(page, system);
    await expect(page.getByText(/^We have your request of .+ Everybody stays covered meanwhile\.$/)).toBeVisible();
  });

  await test.step('staff approve it, and read that it was she who asked', async () => {
    const consultant = await aStaffBrowser(browser, system, staff.otherConsultant);
    await approveTakeover(consultant.page, system, policyNumber);
    await expect(region(consultant.page, 'History')).toContainText('Busisiwe Ngcobo');
    await consultant.context.close();
    const told = (await system.sentMessages()).filter(({ to }) => to === Cell_Number).at(-1);
    expect(told?.text).toContain('Your request "Take over the policy" was approved');
    await page.reload();
    await isHeaded(page, 'You hold this policy now');
  });

  await test.step('she signs in with its number and has it', async () => {
    await signInAt(page, system, policyNumber);
    await isHeaded(page, 'Hello, Busisiwe');
    await expect(page.getByText('all 4 of you are covered')).toBeVisible();
    await page.goto(`${system.portal}/plans/my-plan`);
    await expect(page.getByRole('heading', { name: 'Silver Single Parent Plan' }).first()).toBeVisible();
    const premium = region(page, 'Your premium');
    await expect(premium).toContainText(formatRand(87));
    await expect(premium).toContainText(formatRand(178));
  });
});

test('a funeral parlour is paid its invoice from what a daughter inherits, and she is paid the rest', async ({
  page,
  system,
  complaints: _,
}) => {
  const { idNumber, payee } = await readBeforeDeath(system, ofOneHeir);
  const heir = payee('Ntombi');
  const reference = await reportAtService(page, system, { idNumber, died: diedLately(), reporter: heir });
  const [toParlour, rest] = [formatRand(14_500), formatRand(35_500)];
  await signInToClaimAt(page, system, { claim: reference, Cell_Number: heir.Cell_Number });

  await test.step('she says where to pay, chooses the parlour with a PIN and sends its invoice', async () => {
    await sayWhereToPay(page, system, '62000054321', `${heir.First_Name} ${heir.Surname}`);
    await chooseParlour(page, { name: 'Sunrise Funerals', invoice: 14_500, accountNumber: '62000067890' });
    await expect(page.getByText('You can always choose cash instead.')).toBeVisible();
    await expect(region(page, /^Who gets what/)).toContainText('The rest goes to you.');
    await confirmParlour(page, system);
    await expect(region(page, 'Funeral parlour')).toContainText('Verified');
    await sendDocuments(page, [...proofs, /^Invoice/]);
  });

  await test.step('both are told of, and both are paid once', async () => {
    await approveClaim(system, reference, 14_500);
    await page.reload();
    await isHeaded(page, 'Your claim is approved');
    await expect(page.getByText(`We will pay you ${rest}.`)).toBeVisible();
    await expect(page.getByText(`We will pay the funeral parlour ${toParlour}.`)).toBeVisible();
    await untilPaid(system, reference);
    expect(await toldOf(system, reference, 'PARLOUR_PAID')).toEqual([expect.stringContaining(toParlour)]);
    expect(await toldOf(system, reference, 'CLAIM_PAID')).toEqual([expect.stringContaining(rest)]);
    await signInToClaimAt(page, system, { claim: reference, Cell_Number: heir.Cell_Number });
    await isHeaded(page, 'We have paid');
    await expect(page.getByText(`We paid the funeral parlour ${toParlour}.`)).toBeVisible();
    const payments = region(page, 'Payments').getByRole('listitem');
    await expect(payments.filter({ hasText: 'Sunrise Funerals, FNB account ending 7890' })).toContainText(toParlour);
    await expect(payments.filter({ hasText: /^.*FNB account ending 4321/ })).toContainText(rest);
    expect(await paidByBank(page, system, reference)).toEqual([`${reference}-01`, `${reference}-02`]);
  });
});

test('where nobody takes the policy over, the others are told three times, then cover ends and a premium comes back', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  const { paidTo, idNumber, payee } = await readBeforeDeath(system, family);
  const sipho = payee('Sipho');
  // The premium of the last month that was paid bought nothing any more.
  const died = addDays(`${paidTo.slice(0, 7)}-01`, -1);
  const reference = await reportAtService(page, system, { idNumber, died, reporter: sipho });
  const back = formatRand(201.6); // 70 % of R 288
  const letters = () => textsTo(system, sipho.Cell_Number, 'COVER_ENDS');
  await signInToClaimAt(page, system, { claim: reference, Cell_Number: sipho.Cell_Number });
  await sayWhereToPay(page, system, '62000098761', 'Sipho Nkosi');
  await sendDocuments(page, proofs);
  await approveClaim(system, reference);
  const lastDay = addDays(todayInJohannesburg(system.now()), CONTINUATION_DAYS);
  const ends = `of 4 people on policy ...0012 ends on ${formatDate(lastDay)} unless somebody takes it over, for ${formatRand(219)} a month`;
  await untilPaid(system, reference);

  await test.step('letters go out 30, 14 and 3 days before', async () => {
    for (const [place, before] of [30, 14, 3].entries()) {
      const daysLeft = daysBetween(todayInJohannesburg(system.now()), lastDay);
      await system.letTimePass((daysLeft - before - 1) * day);
      expect(await letters(), `${before + 1} days before`).toHaveLength(place);
      await system.letTimePass(day);
      await expect.poll(letters, `${before} days before`).toHaveLength(place + 1);
    }
    for (const letter of await letters()) expect(letter).toContain(ends);
  });

  await test.step('to his mother, who has no number on the policy, they go by post', async () => {
    await page.goto(system.letters);
    const posted = page.getByRole('list', { name: 'Letters, newest first' }).getByRole('listitem');
    const hers = posted.filter({ hasText: 'Grace Dlamini' });
    await expect(hers).toHaveCount(4);
    await expect(hers.last()).toContainText('The others on policy 7000010012 stay covered until');
    const coverEnds = `ends on ${formatDate(lastDay)} unless somebody takes over the policy.`;
    await expect(hers.filter({ hasText: coverEnds })).toHaveCount(3);
  });

  await test.step('after that day staff read that the policy is claimed and what is given back', async () => {
    await system.letTimePass(4 * day);
    const { page: desk, context } = await aStaffBrowser(browser, system, staff.consultant);
    await openCase(desk, system, reference);
    await expect(region(desk, 'The others on the policy')).toContainText(
      `Their cover ended on ${formatDate(lastDay)}.`,
    );
    await expect(region(desk, /^The policy on /)).toContainText('Today: claimed');
    await expect(region(desk, 'Payments')).toContainText(`${back} to Sipho Nkosi`);
    await context.close();
  });

  await test.step('the widower is paid his part of the premium, once', async () => {
    const told = async () => (await toldOf(system, reference, 'CLAIM_PAID')).filter((text) => text.includes(back));
    await expect
      .poll(async () => {
        await system.letTimePass(day);
        return (await told()).length;
      })
      .toBe(1);
    await signInToClaimAt(page, system, { claim: reference, Cell_Number: sipho.Cell_Number });
    const payment = region(page, 'Payments').getByRole('listitem').filter({ hasText: back });
    await expect(payment).toHaveCount(1);
    await expect(payment).toContainText('Paid on');
    await expect(page.getByRole('link', { name: 'See what it covers and costs' })).toHaveCount(0);
  });
});
