import { configElement } from '@portal/brand';
import { optionalAreas, type PortalConfig, portalPaths } from '@portal/contract';
import { type Site, type SiteFile } from '../static/site';
import { textFile, textOf } from '../static/text-file';

const manifestPath = '/manifest.webmanifest';
const inPage = /<script[^>]* id="config"[^>]*>(.*?)<\/script>/s;

interface Manifest {
  shortcuts?: { url: string }[];
}

/**
 * A built portal of an insurer who does without some calls: every page says which from its first paint on, so that nothing is drawn that
 * goes again, and a phone offers no way to pay that there is not. Where nothing is left out, the site stays as it is.
 */
export function siteWithout(site: Site, { without }: Pick<PortalConfig, 'without'>): Site {
  if (without.length === 0) return site;
  return new Map(
    [...site].map(([path, file]): [string, SiteFile] => {
      if (path.endsWith('.html')) return [path, textFile(path, pageWithout(textOf(file), without))];
      if (path !== manifestPath || !without.includes(optionalAreas.payat.route)) return [path, file];
      return [path, textFile(path, withoutPaying(textOf(file)))];
    }),
  );
}

/** The page says what else it knows of its configuration as before. */
function pageWithout(page: string, without: readonly string[]): string {
  const known = JSON.parse(inPage.exec(page)?.[1] ?? '{}') as object;
  return page.replace(inPage, '').replace('</head>', () => `${configElement({ ...known, without })}</head>`);
}

function withoutPaying(text: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const shortcuts = manifest.shortcuts?.filter(({ url }) => url !== portalPaths.payNow());
  return JSON.stringify({ ...manifest, shortcuts });
}
