import { type Browser } from '@playwright/test';
import { assess } from './claims-by-call';
import { confirm, openCase, recommend, takeClaim } from './claims-desk';
import { type RunningSystem } from './running-system';
import { aStaffBrowser, staff } from './staff';

/**
 * Staff accept whatever came for a claim after a natural death and confirm the death; one recommends to approve it and another confirms.
 *
 * @param invoice what the invoice of a funeral parlour comes to, rand; none where none is paid
 */
export async function approveClaim(browser: Browser, system: RunningSystem, reference: string, invoice?: number) {
  const consultant = await aStaffBrowser(browser, system, staff.consultant);
  await assess(consultant.page, reference, { invoice });
  await openCase(consultant.page, system, reference);
  await recommend(consultant.page, { cause: 'Illness or old age', kind: 'Approve' });
  await consultant.context.close();
  const administrator = await aStaffBrowser(browser, system, staff.portalAdmin);
  await takeClaim(administrator.page, system, reference);
  await confirm(administrator.page, 'Certificate and account looked at');
  await administrator.context.close();
}
