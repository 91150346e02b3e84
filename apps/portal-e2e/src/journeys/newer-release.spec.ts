import { expect, signInAt, test } from '../system/journey';
import { startSystem } from '../system/running-system';

test.use({ serviceWorkers: 'allow' });

test('a newer version is told, comes when somebody says so, and what was typed stays', async ({
  page,
  context,
  complaints: _,
}) => {
  let system = await startSystem();
  await signInAt(page, system, '7000010012');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${system.portal}/child/add`); // from here on the page is the worker's
  // No draft reaches the service: what is kept here is kept by this tab alone.
  await page.route('**/api/v1/drafts/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('First name').fill('Lerato');
  const other = await context.newPage();
  await other.goto(system.portal);
  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();

  // The same address and the same data, another release: it is drawn in another brand.
  const PORT = new URL(system.portal).port;
  const data = await system.end();
  system = await startSystem({ PORT, ...data, BRAND: 'lwandle' });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

  const news = page.getByText('A new version is ready. What you typed stays.');
  await expect(news).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ubuntu Funeral Cover')).toBeVisible();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByRole('banner').getByText('Lwandle Family Cover')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Lerato');
  await expect(news).toBeHidden();

  // The other tab goes on as it is, and is told.
  await expect(other.getByRole('banner').getByText('Ubuntu Funeral Cover')).toBeVisible();
  await other.getByRole('link', { name: 'Documents', exact: true }).first().click();
  await expect(other.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await other.getByRole('button', { name: 'Use it now' }).click();
  await expect(other.getByRole('banner').getByText('Lwandle Family Cover')).toBeVisible();
  await system.stop();
});
