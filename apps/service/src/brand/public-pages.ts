import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandPage, type PageBrand } from '@portal/brand';
import { type PortalConfig } from '@portal/contract';
import { type Site } from '../static/site';
import { textFile } from '../static/text-file';

/** What the build of the portal leaves for the service, beside the files that are served (portal decision 006). */
interface Renderer {
  publicPages: readonly { route: string }[];
  drawPage: (page: { route: string }, template: string, config: PortalConfig) => Promise<string>;
}

/**
 * The pages that need no sign-in, drawn with the configuration of this insurer, by the address or pattern of addresses that they stand
 * at; what this insurer does without is none of them. Done once, at start. A portal that was built without a renderer gives none: its scripts draw these pages.
 */
export async function publicPages(portalFolder: string, config: PortalConfig, look: PageBrand): Promise<Site> {
  const folder = join(portalFolder, '.server');
  if (!existsSync(join(folder, 'templates.json'))) return new Map();
  const renderer = (await import(pathToFileURL(join(folder, 'server.js')).href)) as Renderer;
  const templates = JSON.parse(readFileSync(join(folder, 'templates.json'), 'utf8')) as Record<string, string>;
  const pages = await Promise.all(
    renderer.publicPages
      .filter(({ route }) => !config.without.some((address) => route.startsWith(address)))
      .map(async (page) => {
        const template = brandPage(templates[page.route] ?? '', look);
        return [page.route, textFile('page.html', await renderer.drawPage(page, template, config))] as const;
      }),
  );
  return new Map(pages);
}
