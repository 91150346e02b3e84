import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expect } from './journey';
import { type RunningSystem } from './running-system';

/** Members of staff whom the stand-in of their identity provider knows. */
export const staff = {
  consultant: 'Naledi Dlamini',
  otherConsultant: 'Johan van Wyk',
  portalAdmin: 'Priya Naidoo',
  otherAdmin: 'Kagiso Molefe',
  inNoGroup: 'Ruth Adams',
} as const;

/** Signs in as staff do: away to the provider, and back. */
export async function signInAsStaff(page: Page, system: RunningSystem, name: string) {
  await page.goto(`${system.portal}/auth/staff`);
  await page.getByRole('button', { name: 'Sign in with your staff account' }).click();
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL((url) => url.origin === system.portal && url.pathname === '/desk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A member of staff at a browser of their own: nothing of the customer's is in it. */
export async function aStaffBrowser(
  browser: Browser,
  system: RunningSystem,
  name: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signInAsStaff(page, system, name);
  return { context, page };
}

/** Finds a policy and opens it for a letter: nobody is on the phone. */
export async function openPolicy(page: Page, system: RunningSystem, policyNumber: string) {
  await page.goto(`${system.portal}/desk`);
  await page.getByLabel('Find a policy').fill(policyNumber);
  await page.getByRole('button', { name: 'Search' }).click();
  const isOpen = page.getByRole('region', { name: 'Servicing' });
  const letter = page.getByLabel('Request by e-mail or letter');
  // A policy that this person opened in an earlier journey is open still.
  await expect(isOpen.or(letter)).toBeVisible();
  if (await isOpen.isVisible()) return;
  await letter.check();
  await page.getByLabel('What do you need the policy for?').fill('Letter of 12 November');
  await page.getByRole('button', { name: 'Open policy' }).click();
  await expect(isOpen).toBeVisible();
}

interface Wanted {
  policyNumber: string;
  /** Part of what the request is about. */
  about: string;
  /** Another list than what the person may decide. */
  view?: 'customer';
}

/** Finds the request to remove a relative among the approvals, and takes it on. */
export async function assignRequest(page: Page, system: RunningSystem, { policyNumber, about, view }: Wanted) {
  const wanted = page.getByRole('row').filter({ hasText: policyNumber }).filter({ hasText: about });
  // The oldest stand first, so what was asked for just now is on the last page.
  for (const number of ['1', '2', '3']) {
    const list = new URLSearchParams({ kind: 'DELETE_EXTENDED_MEMBER', ...(view && { view }), page: number });
    await page.goto(`${system.portal}/desk/approvals?${list.toString()}`);
    await expect(page.getByRole('table')).toBeVisible();
    if (await wanted.isVisible()) break;
  }
  await wanted.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Take on this request' }).click();
}
