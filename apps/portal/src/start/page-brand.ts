import { type PortalConfig, PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';

/** The configuration as far as the page itself knows it: a server may have put another name into it (`brandPage`). */
export function configInPage(): PortalConfig {
  const name = document.querySelector<HTMLMetaElement>('meta[name=application-name]');
  return v.parse(PortalConfigSchema, { brand: { productName: name?.content } });
}

/** Draws the page in the brand of the configuration, unless it stands in the page already. */
export function wearBrand({ id, stylesheet }: PortalConfig['brand']): void {
  if (!stylesheet || document.getElementById('brand')?.dataset.brand === id) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
  document.head.append(sheet);
}
