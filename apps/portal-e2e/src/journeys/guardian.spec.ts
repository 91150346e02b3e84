import { formatRand } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { readBeforeDeath } from '../system/claimant';
import { acceptDocumentByHand, assess, openByHand } from '../system/claims-by-call';
import { letInAdult, takeClaim } from '../system/claims-desk';
import { isHeaded, signInToClaim } from '../system/claiming';
import { aloneInSystem, expect, signInAt } from '../system/journey';
import { saysNothingOf } from '../system/own-part';
import { aStaffBrowser, staff } from '../system/staff';
import { staffCalls } from '../system/staff-calls';
import { answerAsGuardian, approveTakeover, askToTakeOver } from '../system/taking-over';

/** A mother of two has died, and no adult is left on her policy. */
const ofOrphans = '7000010020';
const uncle = {
  firstName: 'Gavin',
  surname: 'Petersen',
  idNumber: anIdNumber({ born: '1975-04-02', gender: 'MALE', sequence: 4 }),
  cell: '082 555 0130',
};

const test = aloneInSystem();

test('an uncle who is the guardian of two children is let in, takes their mother’s policy over and holds it for them', async ({
  page,
  system,
  browser,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  const { mainMemberId } = await readBeforeDeath(system, ofOrphans);

  const reference = await test.step('staff accept his papers, and an administrator lets him in', async () => {
    const consultant = await staffCalls(system, staff.consultant);
    const opened = await openByHand(consultant, ofOrphans, mainMemberId);
    await assess(consultant, opened);
    await acceptDocumentByHand(consultant, opened, 'GUARDIAN_PROOF');
    const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
    await takeClaim(administrator.page, system, opened);
    await letInAdult(administrator.page, 'the guardian', uncle);
    await administrator.context.close();
    return opened;
  });

  await test.step('he reads what it means, says who he is and asks for it', async () => {
    await signInToClaim(page, system, reference, uncle.cell);
    await saysNothingOf(page, ['Denise', formatRand(20_000)]);
    await page.getByRole('link', { name: 'See what it covers and costs' }).click();
    await isHeaded(page, 'Take over the policy');
    await expect(page.getByText(/you pay for it, and are not covered yourself/)).toBeVisible();
    const covered = page.getByRole('region', { name: 'Who stays covered' });
    await expect(covered).toContainText('Kayleigh Jacobs, child');
    await expect(covered).not.toContainText('(you)');
    await answerAsGuardian(page, uncle);
    await askToTakeOver(page, system);
    await expect(page.getByText(/^We have your request of /)).toBeVisible();
  });

  await test.step('staff approve it, and the children’s cover is his to see and to change', async () => {
    const consultant = await aStaffBrowser(browser, system, staff.otherConsultant);
    await approveTakeover(consultant.page, system, ofOrphans);
    await consultant.context.close();
    await signInAt(page, system, ofOrphans);
    await isHeaded(page, 'Hello, Gavin');
    await expect(page.getByText('Kayleigh Jacobs').first()).toBeVisible();
    await expect(page.getByText('all 2 people are covered')).toBeVisible();
    await expect(page.getByRole('main').getByText('Gavin Petersen')).toHaveCount(0);
    await page.goto(`${system.portal}/beneficiary/beneficiaries`);
    await expect(page.getByText('You are not covered by this policy yourself')).toBeVisible();
  });
});
