import { toldOf, untilMessagesGoOut, untilPaid } from '../system/claim-times';
import { confirm, confirmDeath, judge, recommend, takeClaim } from '../system/claims-desk';
import { isHeaded, reportDeath, sayWhereToPay, sendDocuments } from '../system/claiming';
import { aloneInSystem, expect, signInAt } from '../system/journey';
import { aStaffBrowser, staff } from '../system/staff';

const thandi = '7000010012';
const inWaiting = '7000010426';

/** Hours pass here, so nobody else lives in this system. */
const test = aloneInSystem();

test('a claim for the spouse goes from the report to the money, past a photo that cannot be read', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  await untilMessagesGoOut(system);
  await signInAt(page, system, thandi);
  const reference = await test.step('the policyholder reports it and sends the documents', async () => {
    await page.goto(`${system.portal}/claims`);
    await page.getByRole('link', { name: 'Report a death' }).click();
    const opened = await reportDeath(page, { who: /^Sipho Nkosi/, cause: 'Illness or old age' });
    await expect(page.getByRole('region', { name: 'What we would pay' })).toContainText(/R.\d/);
    await sayWhereToPay(page, system, '62000012345');
    await isHeaded(page, 'We need documents from you');
    await sendDocuments(page, ['Death certificate', 'Proof of your marriage or union']);
    await page.goto(system.portal);
    await expect(page.getByRole('region', { name: 'Your claim' })).toContainText('Our move: we decide by');
    return opened;
  });

  const sms = (purpose: string) => toldOf(system, reference, purpose);

  const consultant = await aStaffBrowser(browser, system, staff.consultant);
  await test.step('staff ask for the certificate again, and get it', async () => {
    await takeClaim(consultant.page, system, reference);
    const reason = 'It is too dark or blurred to read';
    await judge(consultant.page, 'Death certificate', { verdict: 'It is not usable', reason });
    await expect.poll(async () => (await sms('CLAIM_NOT_USABLE')).length).toBe(1);
    await page.goto(`${system.portal}/claims/${reference}`);
    await sendDocuments(page, ['Death certificate']);
  });

  await test.step('one recommends, another confirms', async () => {
    await consultant.page.reload();
    const cause = 'Illness or old age';
    await judge(consultant.page, 'Death certificate', { verdict: 'Accept it', cause });
    await judge(consultant.page, 'Proof of your marriage or union', { verdict: 'Accept it' });
    await confirmDeath(consultant.page);
    await recommend(consultant.page, { cause, kind: 'Approve' });
    await consultant.context.close();
    const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
    await takeClaim(administrator.page, system, reference);
    await confirm(administrator.page, 'Certificate and account looked at');
    await administrator.context.close();
    await expect.poll(async () => (await sms('CLAIM_APPROVED')).length).toBe(1);
    await page.reload();
    await isHeaded(page, 'Your claim is approved');
  });

  await test.step('the bank pays it, and the policyholder reads where to', async () => {
    await untilPaid(system, reference);
    await signInAt(page, system, thandi);
    await page.goto(`${system.portal}/claims/${reference}`);
    await isHeaded(page, 'We have paid');
    const payments = page.getByRole('region', { name: 'Payments' });
    await payments.getByText('FNB account ending 2345').click();
    await expect(payments.getByText(`Payment ${reference}-01`)).toBeVisible();
  });
});

test('a suicide in the first twelve months is refused in a letter with the reason and the rights', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  await signInAt(page, system, inWaiting);
  await page.goto(`${system.portal}/claims/new`);
  const reference = await reportDeath(page, { who: /^David Smith/, cause: 'Suicide' });
  const proofs = ['DHA-1663, all pages', 'Police case number and statement', 'Proof of your marriage or union'];
  await sendDocuments(page, ['Death certificate', ...proofs]);

  const consultant = await aStaffBrowser(browser, system, staff.consultant);
  await takeClaim(consultant.page, system, reference);
  await judge(consultant.page, 'Death certificate', { verdict: 'Accept it', cause: 'Suicide' });
  for (const proof of proofs) await judge(consultant.page, proof, { verdict: 'Accept it' });
  await confirmDeath(consultant.page);
  await recommend(consultant.page, {
    cause: 'Suicide',
    kind: 'Refuse',
    refusal: {
      reason: 'Suicide in its first months',
      wording: 'We do not pay for suicide in the first 12 months of cover.',
      fact: 'The police statement names suicide.',
    },
  });
  await consultant.context.close();
  const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
  await takeClaim(administrator.page, system, reference);
  await confirm(administrator.page, 'Police statement read');
  await administrator.context.close();

  await page.goto(`${system.portal}/claims/${reference}`);
  await isHeaded(page, 'We cannot pay this claim');
  const letter = page.getByRole('region', { name: 'Our letter' });
  await expect(letter).toContainText(/In the first 12 months, until .+, we do not pay for suicide\./);
  await expect(letter).toContainText('We do not pay for suicide in the first 12 months of cover.');
  await expect(letter.getByRole('heading', { name: 'What could change this' })).toBeVisible();
  await expect(letter).toContainText(/within 90 days/);
  await expect(letter).toContainText('National Financial Ombud Scheme');
});
