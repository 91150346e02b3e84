import { portalRoutes } from '@portal/contract';
import { violationsOn } from '../system/accessible';
import { expect, test } from '../system/journey';

const pages = [
  { title: 'Terms and conditions', path: portalRoutes.termsAndConditions },
  { title: 'Privacy notice', path: portalRoutes.privacyNotice },
  { title: 'PAIA manual', path: portalRoutes.paiaManual },
  { title: 'Complaints', path: portalRoutes.complaints },
];

test('a visitor reads every legal page from the footer of the sign-in page', async ({
  page,
  system,
  complaints: _,
}) => {
  test.setTimeout(90_000);
  for (const { title, path } of pages) {
    await page.goto(`${system.portal}/auth/login`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/is a licensed life insurer .* \(FSP 99999\)\.$/)).toBeVisible();
    await footer.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(system.portal + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await violationsOn(page), path).toEqual([]);
  }
});

test('the contents lead to a chapter, and so does an address that names it', async ({
  page,
  system,
  complaints: _,
}) => {
  await page.goto(system.portal + portalRoutes.termsAndConditions);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Claims' }).click();
  const claims = page.getByRole('heading', { name: '8. Claims' });
  await expect(claims).toBeFocused();
  await expect(claims).toBeInViewport();
  await expect(page).toHaveURL(/#claims$/);

  await page.goto('about:blank');
  await page.goto(`${system.portal}${portalRoutes.privacyNotice}#your-rights`);
  const rights = page.getByRole('heading', { name: '9. Your rights' });
  await expect(rights).toBeFocused();
  await expect(rights).toBeInViewport();
});
