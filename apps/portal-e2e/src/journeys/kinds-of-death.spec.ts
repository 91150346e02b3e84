import { callsOf } from '../system/calls';
import { assess, confirmRecommended, openClaim, sendEverything } from '../system/claims-by-call';
import { toldOf, untilMessagesGoOut, untilPaid } from '../system/claim-times';
import { confirmDeath, judge, openCase, recommend, takeClaim } from '../system/claims-desk';
import { isHeaded, reportDeath, sayWhereToPay, sendDocuments } from '../system/claiming';
import { aloneInSystem, expect, signInAt } from '../system/journey';
import { readPolicy } from '../system/records';
import { aStaffBrowser, staff } from '../system/staff';
import { staffCalls } from '../system/staff-calls';

const thandi = '7000010012';
/** Two policies of one mother: on the older one her boy has R15 000, on the later one R37 500. */
const palesa = { later: '7000010970', older: '7000010988' };
const inWaiting = '7000010426';
const otherMother = '7000010665';

/** Days pass here, so nobody else lives in this system. */
const test = aloneInSystem();
test.beforeEach(({ system }) => untilMessagesGoOut(system));

test('a child of 13 on two policies: the later one pays what the law leaves, and says why it is less', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  const wouldPay = page.getByRole('region', { name: 'What we would pay' });
  const lessByLaw =
    /^The law allows at most R.50.000 for one person over all policies, so we pay less than the cover\.$/;
  await signInAt(page, system, palesa.later);
  await test.step('the older policy pays its whole cover', async () => {
    const { Children } = await readPolicy(page, palesa.older);
    const lifeId = Children[0]?.id ?? null;
    const first = await openClaim(callsOf(page), { policyNumber: palesa.older, lifeId, paidByOtherInsurers: 5_000 });
    await page.goto(`${system.portal}/claims/${first.reference}`);
    await expect(wouldPay).toContainText(/R.15.000/);
    await expect(wouldPay.getByText(lessByLaw)).toHaveCount(0);
  });

  const reference = await test.step('of the later one another insurer and the older policy leave R30 000', async () => {
    await page.goto(`${system.portal}/claims/new`);
    const who = /^Kamogelo Mokone/;
    const opened = await reportDeath(page, { who, cause: 'Illness or old age', paidElsewhere: 5_000 });
    await expect(wouldPay).toContainText(/R.30.000/);
    await expect(wouldPay.getByText(lessByLaw)).toBeVisible();
    return opened;
  });

  await test.step('that is approved, and paid once', async () => {
    await sayWhereToPay(page, system, '62000054321');
    await sendEverything(callsOf(page), reference);
    const consultant = await aStaffBrowser(browser, system, staff.consultant);
    await assess(callsOf(consultant.page), reference);
    await openCase(consultant.page, system, reference);
    await expect(
      consultant.page.getByText(/^The law allows R.50.000 for this person over all policies\.$/),
    ).toBeVisible();
    await recommend(consultant.page, { cause: 'Illness or old age', kind: 'Approve' });
    await consultant.context.close();
    await confirmRecommended(await staffCalls(system, staff.portalAdmin), reference, 'Both policies looked at');
    await untilPaid(system, reference);
    expect(await toldOf(system, reference, 'CLAIM_PAID')).toEqual([expect.stringMatching(/we paid R.30.000/)]);
    await signInAt(page, system, palesa.later);
    await page.goto(`${system.portal}/claims/${reference}`);
    await isHeaded(page, 'We have paid');
    await expect(page.getByRole('region', { name: 'What we pay' }).getByText(lessByLaw)).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Payments' })
        .getByText(/^R.30.000$/)
        .first(),
    ).toBeVisible();
  });
});

test('a child stillborn at 30 weeks is reported by the mother, and paid for with one document', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  const document = 'DHA-1663, all pages';
  await signInAt(page, system, thandi);
  await page.goto(`${system.portal}/claims/new`);
  const reference = await test.step('she is asked for no cause, and reads what we would pay', async () => {
    const opened = await reportDeath(page, { who: 'A stillborn child', weeks: 30 });
    await expect(page.getByText('Claim for a stillborn child')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What we would pay' })).toContainText(/R.3.750/);
    const documents = page.getByRole('region', { name: 'Documents' });
    await expect(documents.getByRole('heading', { level: 3 })).toHaveText([document]);
    await expect(documents).toContainText('or letter from the doctor, nurse or clinic with the weeks of pregnancy');
    return opened;
  });
  await sayWhereToPay(page, system, '62000012345');
  await sendDocuments(page, [document]);

  await test.step('one reads the weeks from it, another confirms', async () => {
    const consultant = await aStaffBrowser(browser, system, staff.consultant);
    await takeClaim(consultant.page, system, reference);
    await judge(consultant.page, document, { verdict: 'Accept it', weeks: 30 });
    await confirmDeath(consultant.page, 'DHA-1663 with the death report BI-1680');
    await recommend(consultant.page, { cause: 'Illness or old age', kind: 'Approve' });
    await consultant.context.close();
    await confirmRecommended(await staffCalls(system, staff.otherConsultant), reference, 'The weeks are on the form');
  });

  await test.step('it is paid once, and nobody is off the policy for it', async () => {
    await untilPaid(system, reference);
    expect(await toldOf(system, reference, 'CLAIM_PAID')).toEqual([expect.stringMatching(/we paid R.3.750/)]);
    await signInAt(page, system, thandi);
    await page.goto(`${system.portal}/claims/${reference}`);
    await isHeaded(page, 'We have paid');
    expect((await readPolicy(page, thandi)).Children).toHaveLength(2);
  });
});

test('of a child stillborn at 25 weeks the mother reads that nothing is paid before she sends anything', async ({
  page,
  system,
  complaints: _,
}) => {
  await signInAt(page, system, otherMother);
  await page.goto(`${system.portal}/claims/new`);
  await reportDeath(page, { who: 'A stillborn child', weeks: 25 });
  const wouldPay = page.getByRole('region', { name: 'What we would pay' });
  await expect(wouldPay).toContainText('We cover a stillborn child from 26 weeks. The report says 25.');
  await expect(wouldPay).toContainText('This may still change.');
  await expect(wouldPay.getByText(/R.\d/)).toHaveCount(0);
});

test('an accident in the waiting period is paid in full once the police statement came and an administrator looked', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  const proofs = ['DHA-1663, all pages', 'Police case number and statement'];
  const flag = 'Accident in the waiting period';
  await signInAt(page, system, inWaiting);
  await page.goto(`${system.portal}/claims/new`);
  const reference =
    await test.step('the family reads that an accident is covered, and why the police is asked', async () => {
      const opened = await reportDeath(page, { who: /^Margaret Smith/, cause: 'An accident' });
      const wouldPay = page.getByRole('region', { name: 'What we would pay' });
      await expect(wouldPay).toContainText(/R.20.000/);
      await expect(wouldPay).toContainText('We would pay this for an accident.');
      await expect(page.getByRole('region', { name: 'Documents' })).toContainText(
        'It shows how the person died, and what we pay depends on that.',
      );
      return opened;
    });
  await sayWhereToPay(page, system, '62000099887');
  await sendDocuments(page, ['Death certificate', ...proofs]);

  await test.step('staff see what is strange about it, and a consultant cannot be the second person', async () => {
    const consultant = await aStaffBrowser(browser, system, staff.consultant);
    await takeClaim(consultant.page, system, reference);
    const flags = consultant.page.getByRole('region', { name: 'Flags' });
    await expect(flags.getByRole('listitem').filter({ hasText: flag })).toContainText('High');
    await judge(consultant.page, 'Death certificate', { verdict: 'Accept it' });
    for (const proof of proofs) await judge(consultant.page, proof, { verdict: 'Accept it', cause: 'An accident' });
    await confirmDeath(consultant.page);
    await recommend(consultant.page, { cause: 'An accident', kind: 'Approve' });
    await consultant.context.close();
    const other = await aStaffBrowser(browser, system, staff.otherConsultant);
    await takeClaim(other.page, system, reference);
    await expect(other.page.getByText('An administrator confirms a claim with a flag of high risk.')).toBeVisible();
    await expect(other.page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
    await other.page.getByRole('button', { name: 'Release' }).click();
    await expect(other.page.getByRole('button', { name: 'Take on this claim' })).toBeVisible();
    await other.context.close();
  });

  await test.step('an administrator confirms, and the family is paid without a word of the flag', async () => {
    const administrator = await staffCalls(system, staff.portalAdmin);
    await confirmRecommended(administrator, reference, 'Called the police station about the case number');
    await untilPaid(system, reference);
    expect(await toldOf(system, reference, 'CLAIM_PAID')).toEqual([expect.stringMatching(/we paid R.20.000/)]);
    await signInAt(page, system, inWaiting);
    await page.goto(`${system.portal}/claims/${reference}`);
    await isHeaded(page, 'We have paid');
    await expect(page.getByText(flag)).toHaveCount(0);
  });
});
