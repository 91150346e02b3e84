import { anIdNumber } from '@portal/domain/testing';
import { readBeforeDeath } from '../system/claimant';
import {
  acceptDocumentByHand,
  acceptDocuments,
  assess,
  confirmRecommended,
  openByHand,
  recommendApproval,
} from '../system/claims-by-call';
import { toldOf, untilMessagesGoOut, untilPaid } from '../system/claim-times';
import { acceptByHand, judge, letIn, letInAdult, openCase, receive, release, takeClaim } from '../system/claims-desk';
import { isHeaded, sayWhereToPay, sendDocument, signInToClaim } from '../system/claiming';
import { aloneInSystem, expect } from '../system/journey';
import { paidByBank, saysNothingOf } from '../system/own-part';
import { chooseParlour, confirmParlour } from '../system/paying-a-parlour';
import { aStaffBrowser, staff } from '../system/staff';
import { staffCalls } from '../system/staff-calls';

const namedNobody = '7000010525';
const executorsLetter = 'Letter of executorship or authority from the Master, estate account';
const guardiansProof = 'Birth certificate and ID of the parent, or court order';

/** Days pass here, so nobody else lives in this system. */
const test = aloneInSystem();
test.beforeEach(({ system }) => untilMessagesGoOut(system));

test('where nobody is named the funeral is paid at once from what is for the estate, and the rest once its executor was let in', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(420_000);
  const executor = { payee: 'Estate of Sfiso Cele', firstName: 'Thabo', surname: 'Mbatha', cell: '082 555 0101' };
  const { mainMemberId } = await readBeforeDeath(system, namedNobody);
  const reference = await test.step('it is approved without the letter, which is asked for payment alone', async () => {
    const consultant = await staffCalls(system, staff.consultant);
    const opened = await openByHand(consultant, namedNobody, mainMemberId);
    await recommendApproval(consultant, await assess(consultant, opened));
    await confirmRecommended(await staffCalls(system, staff.otherConsultant), opened, 'Certificate looked at');
    const other = await aStaffBrowser(browser, system, staff.otherConsultant);
    await openCase(other.page, system, opened);
    const letter = other.page
      .getByRole('region', { name: 'Documents' })
      .getByRole('listitem')
      .filter({ hasText: executorsLetter });
    await expect(letter).toContainText('It shows who may receive money for the estate.');
    await expect(letter).toContainText('Needed to pay, not to decide.');
    const payment = other.page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
    await expect(payment).toContainText(/R.10.000 to Estate of Sfiso Cele/);
    await expect(payment).toContainText('Waiting for an account');
    await other.context.close();
    return opened;
  });

  const sister = { firstName: 'Zanele', surname: 'Cele', cell: '082 555 0103' };
  await test.step('his sister arranges the funeral: her ID comes, and an administrator lets her in', async () => {
    await acceptDocumentByHand(await staffCalls(system, staff.consultant), reference, 'ID_COPY');
    const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
    await openCase(administrator.page, system, reference);
    await letInAdult(administrator.page, 'who arranges the funeral', {
      ...sister,
      idNumber: anIdNumber({ born: '1984-06-01', sequence: 3 }),
    });
    await administrator.context.close();
  });

  await test.step('she says which parlour, with a PIN, reads nothing of the estate, and sends the invoice', async () => {
    await signInToClaim(page, system, reference, sister.cell);
    await isHeaded(page, 'Tell us which funeral parlour to pay');
    await expect(page.getByText(/Up to R.20.000 can be paid to the funeral parlour at once/)).toBeVisible();
    await saysNothingOf(page, ['R 10 000', 'Estate of']);
    await chooseParlour(page, { name: 'Sunrise Funerals', invoice: 4000, accountNumber: '62000067890' });
    await expect(page.getByRole('region', { name: 'Who gets what' })).toContainText('The rest is for the estate.');
    await confirmParlour(page, system);
    await isHeaded(page, 'We need the invoice of the funeral parlour');
    await page.getByRole('link', { name: 'Send the invoice' }).click();
    await sendDocument(page, /^Invoice/);
  });

  await test.step('it is accepted, and paid with the next run although nobody speaks for the estate', async () => {
    await acceptDocuments(await staffCalls(system, staff.consultant), reference, { invoice: 4000 });
    await untilPaid(system, reference, 1, 'PARLOUR_PAID');
    expect(await paidByBank(page, system, reference)).toHaveLength(1);
  });

  await test.step('the letter comes, and an administrator lets the executor in', async () => {
    const consultant = await aStaffBrowser(browser, system, staff.consultant);
    await takeClaim(consultant.page, system, reference);
    await receive(consultant.page, executorsLetter);
    await judge(consultant.page, executorsLetter, { verdict: 'Accept it' });
    await expect(consultant.page.getByRole('button', { name: /^Let in/ })).toHaveCount(0);
    await release(consultant.page);
    await consultant.context.close();
    const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
    await openCase(administrator.page, system, reference);
    await letIn(administrator.page, executor);
    await administrator.context.close();
    expect(await toldOf(system, reference, 'CLAIM_ACCOUNT')).toHaveLength(1);
  });

  await test.step('he says where the estate is paid, and it is paid once', async () => {
    await signInToClaim(page, system, reference, executor.cell);
    await isHeaded(page, 'We need the estate’s bank account');
    await expect(page.getByText('The claim is approved. Tell us where to pay the part of the estate.')).toBeVisible();
    await sayWhereToPay(page, system, '62000077665', executor.payee);
    await isHeaded(page, 'The claim is approved');
    await untilPaid(system, reference);
    expect(await toldOf(system, reference, 'CLAIM_PAID')).toEqual([expect.stringMatching(/we paid R.6.000/)]);
    expect(await paidByBank(page, system, reference)).toHaveLength(2);
  });
});

test('a child who was named in an earlier system waits for who looks after him, while the others are paid', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  const aunt = { payee: 'Adam Fortuin', firstName: 'Magrieta', surname: 'Fortuin', cell: '082 555 0202' };
  const reference =
    await test.step('staff see that his part alone waits, for a proof and not for the decision', async () => {
      const consultant = await aStaffBrowser(browser, system, staff.consultant);
      await consultant.page.goto(`${system.portal}/desk/claims?view=all`);
      await consultant.page.getByRole('link', { name: /^Sarah Fortuin/ }).click();
      const proof = consultant.page
        .getByRole('region', { name: 'Documents' })
        .getByRole('listitem')
        .filter({ hasText: guardiansProof });
      await expect(proof).toContainText('We do not pay a child directly.');
      await expect(proof).toContainText('Needed to pay, not to decide.');
      const payments = consultant.page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
      await expect(payments.filter({ hasText: 'to Adam Fortuin' })).toContainText('Waiting for an account');
      const said = await consultant.page.getByText(/Claim CL-\w{4}-\w{4}, policy/).innerText();
      await consultant.context.close();
      return /CL-\w{4}-\w{4}/.exec(said)?.[0] ?? '';
    });

  // Hours pass until the bank pays: who was signed in is not any more.
  const consultant = await test.step('the father is paid at once', async () => {
    await untilPaid(system, reference);
    const later = await aStaffBrowser(browser, system, staff.consultant);
    await openCase(later.page, system, reference);
    const payments = later.page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
    await expect(payments.filter({ hasText: 'to Isak Fortuin' })).toContainText('Paid');
    await expect(payments.filter({ hasText: 'to Adam Fortuin' })).toContainText('Waiting for an account');
    return later;
  });

  await test.step('a court order comes, and an administrator lets his aunt in', async () => {
    await takeClaim(consultant.page, system, reference);
    await acceptByHand(consultant.page, guardiansProof);
    await consultant.context.close();
    const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
    await openCase(administrator.page, system, reference);
    await letIn(administrator.page, aunt);
    await administrator.context.close();
  });

  await test.step('she reads his part and nobody else’s, says where to, and it is paid', async () => {
    await signInToClaim(page, system, reference, aunt.cell);
    await expect(page.getByText('Isak Fortuin')).toHaveCount(0);
    await expect(page.getByText(/9.000/)).toHaveCount(0);
    await sayWhereToPay(page, system, '62000088776', 'Magrieta Fortuin');
    await expect(page.getByRole('region', { name: 'The part of Adam Fortuin' })).toContainText(/R.6.000/);
    await untilPaid(system, reference, 2);
    expect(await toldOf(system, reference, 'CLAIM_PAID')).toEqual([
      expect.stringMatching(/we paid R.9.000 for /),
      expect.stringMatching(/we paid R.6.000 .* ending 8776\./),
    ]);
  });
});

test('a father who is paid and speaks for his daughter sees both parts after one PIN, and says where hers is paid', async ({
  page,
  system,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  const [policyNumber, fathersCell] = ['7000010871', '082 000 0234'];
  const reference = await signInToClaim(page, system, policyNumber, fathersCell);
  const parts = page.getByRole('navigation', { name: 'Parts of this claim' });
  await expect(parts.getByRole('listitem').filter({ hasText: 'Your own part' })).toContainText('Shown below');
  await expect(page.getByRole('region', { name: 'Your part' })).toBeVisible();

  await parts.getByRole('link', { name: 'For Aaliyah Davids' }).click();
  await isHeaded(page, 'We need a bank account for Aaliyah Davids');
  await page.getByRole('link', { name: 'Give a bank account' }).click();
  await page.getByRole('radio', { name: 'My own account' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main')).toContainText('Confirm that you will use this money for the child');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await sayWhereToPay(page, system, '62000044332', 'Rashaad Davids');
  await expect(page.getByRole('region', { name: 'The part of Aaliyah Davids' })).toBeVisible();

  await untilPaid(system, reference, 2);
  expect(await paidByBank(page, system, reference)).toHaveLength(2);
});
