import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expect } from './journey';
import { type RunningSystem } from './running-system';

/** Members of staff whom the stand-in of their identity provider knows. */
export const staff = {
  consultant: 'Naledi Dlamini',
  otherConsultant: 'Johan van Wyk',
  portalAdmin: 'Priya Naidoo',
  inNoGroup: 'Ruth Adams',
} as const;

/** Signs in as staff do: away to the provider, and back. */
export async function signInAsStaff(page: Page, system: RunningSystem, name: string) {
  await page.goto(`${system.portal}/auth/staff`);
  await page.getByRole('button', { name: 'Sign in with your staff account' }).click();
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL((url) => url.origin === system.portal && !url.pathname.startsWith('/auth/'));
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
