import { type Page } from '@playwright/test';
import { formatPhone } from '@portal/domain';
import { untilHandedOver, untilMessagesGoOut } from '../system/claim-times';
import { openCase } from '../system/claims-desk';
import { isHeaded } from '../system/claiming';
import { aloneInSystem, expect, signInAt } from '../system/journey';
import { paidByBank } from '../system/own-part';
import { aStaffBrowser, staff } from '../system/staff';

/** Approved, and its policyholder has no account. */
const withoutAccount = '7000010764';

/** Days pass here, so nobody else lives in this system. */
const test = aloneInSystem();
test.beforeEach(({ system }) => untilMessagesGoOut(system));

const whoClaims = (page: Page) => page.getByRole('region', { name: 'Who claims' });

test('whoever has no bank account is paid in cash at a store, once two people have said so', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  await signInAt(page, system, withoutAccount);
  await page.goto(`${system.portal}/claims`);
  await page.getByRole('link', { name: 'Claim for Boitumelo Seane', exact: true }).click();
  await isHeaded(page, 'We need your bank account');
  const reference = /CL-\w{4}-\w{4}/.exec(await page.getByText(/^Reference CL-/).innerText())?.[0] ?? '';

  await test.step('the page where an account is given says that we can pay cash', async () => {
    await page.getByRole('link', { name: 'Say where we pay' }).click();
    await expect(page.getByText(/^No bank account\? Call us: .*We can pay cash at a store\.$/)).toBeVisible();
  });

  await test.step('one asks and cannot confirm; another confirms', async () => {
    const consultant = await aStaffBrowser(browser, system, staff.consultant);
    await openCase(consultant.page, system, reference);
    await whoClaims(consultant.page)
      .getByRole('button', { name: /^Pay in cash/ })
      .click();
    await expect(whoClaims(consultant.page).getByText(/in cash, 6 vouchers of at most R.5.000/)).toBeVisible();
    await whoClaims(consultant.page).getByRole('button', { name: 'Ask for cash' }).click();
    await expect(consultant.page.getByText('Cash is asked for. A second person confirms it.')).toBeVisible();
    await expect(consultant.page.getByText('You asked for this. Somebody else confirms it.')).toBeVisible();
    await expect(consultant.page.getByRole('button', { name: /^Confirm the cash/ })).toHaveCount(0);
    await consultant.context.close();
    const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
    await openCase(administrator.page, system, reference);
    await whoClaims(administrator.page)
      .getByRole('button', { name: /^Confirm the cash/ })
      .click();
    await whoClaims(administrator.page).getByRole('button', { name: 'Yes, pay in cash' }).click();
    await expect(administrator.page.getByText(/is told\. The vouchers go with the next run\.$/)).toBeVisible();
    await administrator.context.close();
  });

  const number = await test.step('he reads what he gets and where the codes go', async () => {
    await page.goto(`${system.portal}/claims/${reference}`);
    await expect(page.getByText(/^We will pay you R.30.000 in cash: 6 vouchers of at most R.5.000\./)).toBeVisible();
    await expect(page.getByText('In cash at a store.')).toBeVisible();
    const told = (await system.sentMessages()).find((sent) => sent.purpose === 'CASH_CHOSEN');
    expect(told?.text).toMatch(/we pay you R.30.000 in cash at a store\. A code comes by SMS\./);
    return told?.to ?? '';
  });

  await test.step('six codes come, each for a voucher that is issued once, and the bank pays nothing', async () => {
    await untilHandedOver(system);
    await untilHandedOver(system);
    const vouchers = await browser.newPage();
    await vouchers.goto(system.vouchers);
    await expect(vouchers.getByRole('listitem').filter({ hasText: reference })).toHaveCount(6);
    await expect(vouchers.getByText(formatPhone(number)).first()).toBeVisible();
    const inbox = await vouchers.request.get(`${system.inbox}.json?to=${number}`);
    const { data } = (await inbox.json()) as { data: { purpose?: string; text: string }[] };
    const codes = data.filter(({ purpose }) => purpose === 'CASH_VOUCHER');
    expect(codes).toHaveLength(6);
    expect(codes[0]?.text).toMatch(/Your code is \d{4} \d{4}\./);
    for (let left = 6; left > 0; left -= 1) {
      await vouchers.getByRole('button', { name: 'Cash it at a till', exact: true }).first().click();
      await expect(vouchers.getByRole('button', { name: 'Cash it at a till', exact: true })).toHaveCount(left - 1);
    }
    expect(await paidByBank(vouchers, system, reference)).toEqual([]);
    await vouchers.close();
  });

  await test.step('he is told that he was paid, and reads it', async () => {
    await system.letTimePass(1_000);
    await expect
      .poll(async () => (await system.sentMessages()).filter(({ purpose }) => purpose === 'CASH_PAID').length)
      .toBe(6);
    await signInAt(page, system, withoutAccount);
    await page.goto(`${system.portal}/claims/${reference}`);
    await isHeaded(page, 'We have paid');
    await expect(page.getByText(/^You were paid R.30.000 in cash on /)).toBeVisible();
  });
});
