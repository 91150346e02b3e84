import { configElement } from '@portal/brand';
import { type PortalConfig } from '@portal/contract';
import { prerender } from '../prerender';
import { type PublicPage } from './public-pages';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A page of this insurer, drawn into the template that the build made for it.
 *
 * The page carries the configuration that it was drawn with, so that React meets it with the same. A page for a pattern of addresses
 * does not say for which it was drawn: React takes its place.
 */
export async function drawPage({ route, path }: PublicPage, template: string, config: PortalConfig): Promise<string> {
  const markup = await prerender(path, config);
  const drawnFor = route === path ? ` data-page="${path}"` : '';
  const phone = escaped(config.contact.phone);
  return template
    .replace(/<script[^>]* id="config".*?<\/script>/s, '')
    .replace('</head>', () => `${configElement(config)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-config="whole"${drawnFor}>${markup}</div>`)
    .replace(
      /<noscript>.*?<\/noscript>/s,
      () => `<noscript>To do more than read, switch JavaScript on, or call ${phone}.</noscript>`,
    );
}
