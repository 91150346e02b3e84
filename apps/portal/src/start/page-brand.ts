import { type PortalConfig, PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';

/** The configuration as far as the page itself knows it: the name of another brand (`brandPage`), or all that the page was drawn with. */
export const configInPage = (): PortalConfig =>
  v.parse(PortalConfigSchema, JSON.parse(document.getElementById('config')?.textContent ?? '{}'));

/** Whether that is all that `/config.json` would say now: the service drew the page with it, and no worker has kept the page since. */
export const isConfigFresh = (root: HTMLElement, worker = navigator.serviceWorker?.controller): boolean =>
  !worker && Boolean(root.dataset.config);

/** Draws the page in the brand of the configuration, unless it stands in the page already. */
export function wearBrand({ id, stylesheet }: PortalConfig['brand']): void {
  if (!stylesheet || document.getElementById('brand')?.dataset.brand === id) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
  document.head.append(sheet);
}
