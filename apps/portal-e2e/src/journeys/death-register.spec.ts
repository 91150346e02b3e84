import { noInterestDeclaration } from '@portal/domain';
import { type Page } from '@playwright/test';
import { callsOf } from '../system/calls';
import { openByHand } from '../system/claims-by-call';
import { confirmDeath, judge, openCase, receive, takeClaim } from '../system/claims-desk';
import { untilMessagesGoOut } from '../system/claim-times';
import { aloneInSystem, expect, signInAt } from '../system/journey';
import { readPolicy } from '../system/records';
import { type RunningSystem } from '../system/running-system';
import { aStaffBrowser, staff } from '../system/staff';

const policyNumber = '7000010525';

/** Time passes here, so nobody else lives in this system. */
const test = aloneInSystem();
test.beforeEach(({ system }) => untilMessagesGoOut(system));

test('somebody who lives by the death register is not paid for, until a new certificate is accepted and an administrator lets it go on', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  await signInAt(page, system, policyNumber);
  const { MainMember } = await readPolicy(page, policyNumber);
  await page.evaluate(() => localStorage.clear());
  const consultant = await aStaffBrowser(browser, system, staff.consultant);
  const reference = await openByHand(callsOf(consultant.page), policyNumber, MainMember.id);

  await test.step('the system asks by itself, and the register knows nothing yet', async () => {
    await system.letTimePass(60_000);
    await takeClaim(consultant.page, system, reference);
    await expect(register(consultant.page)).toContainText('no death is known. In the first days that is normal.');
  });

  await test.step('then it says that he lives: the case says what is needed', async () => {
    await enter(page, system, { idNumber: MainMember.Id_Number ?? '', says: 'Alive' });
    await register(consultant.page).getByRole('button', { name: 'Ask it again' }).click();
    await expect(consultant.page.getByText('The death register says that this person lives')).toBeVisible();
    await expect(consultant.page.getByRole('button', { name: 'Confirm the death' })).toHaveCount(0);
  });

  await test.step('a certificate that came since is accepted, and an administrator lets the claim go on', async () => {
    await system.letTimePass(60_000);
    await openCase(consultant.page, system, reference);
    await receive(consultant.page, 'Death certificate');
    await judge(consultant.page, 'Death certificate', { verdict: 'Accept it' });
    await consultant.page.getByRole('button', { name: 'Release' }).click();
    const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
    await takeClaim(administrator.page, system, reference);
    await administrator.page.getByRole('button', { name: 'Let the claim go on' }).click();
    await administrator.page.getByLabel('What did you check?').fill('Saw the entry at Home Affairs in Bellville');
    await administrator.page.getByRole('checkbox', { name: noInterestDeclaration }).check();
    await administrator.page.getByRole('button', { name: 'Let the claim go on' }).click();
    await expect(administrator.page.getByText('The claim goes on.')).toBeVisible();
    await confirmDeath(administrator.page);
    await administrator.context.close();
  });
  await consultant.context.close();
});

const register = (page: Page) => page.getByRole('region', { name: 'Death register' });

/** Makes an entry as an operator of the register. */
async function enter(page: Page, system: RunningSystem, { idNumber, says }: { idNumber: string; says: string }) {
  await page.goto(system.deathRegister);
  await page.getByLabel('ID number').fill(idNumber);
  await page.getByLabel('What the register says').selectOption(says);
  await page.getByRole('button', { name: 'Make the entry' }).click();
  await expect(page.getByRole('listitem', { name: idNumber })).toContainText(says);
}
