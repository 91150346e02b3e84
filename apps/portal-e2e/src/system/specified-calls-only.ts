import { apiBase, type Endpoint, endpoints } from '@portal/contract';
import { type Page } from '@playwright/test';

const additions = Object.values<Endpoint>(endpoints)
  .filter(({ isAddition }) => isAddition)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${apiBase}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

/** From now on the backend of this page has the calls of the specification and no others: it answers additions as a web server does. */
export async function specifiedCallsOnly(page: Page): Promise<void> {
  await page.route(`**${apiBase}/**`, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isAddition = additions.some(({ method, path }) => method === request.method() && path.test(pathname));
    return isAddition ? route.fulfill({ status: 404, body: '<h1>Not Found</h1>' }) : route.fallback();
  });
}
