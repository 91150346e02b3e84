import { type Brand } from './brand.ts';
import { brandStyle } from './brand-style.ts';
import { houseId, houseName } from './house.ts';

/** What a page is to be drawn in. Without a brand it keeps the look that it was built in. */
export interface PageBrand {
  productName: string;
  brand: Brand | null;
}

/** The colour that a browser gives its own bar above the page, which begins with the contact bar. */
export const themeColours = ({ light, dark }: Brand): string =>
  [
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light['color-brand-deep']}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark['color-brand-deep']}">`,
  ].join('');

/**
 * A built page in another name, and in another brand: nobody sees the house brand first.
 *
 * The name takes the place of the one that stands there, and is kept in the head: for browsers, and as the part of the configuration that
 * the portal finds before it draws.
 * The sheet stands in the page, as `<style id="brand" data-brand="its id">`. A page that was branded before can be again.
 */
export function brandPage(html: string, { productName, brand }: PageBrand): string {
  const before = /<meta name="application-name" content="([^"]*)">/.exec(html)?.[1] ?? escaped(houseName);
  const bare = html.replace(
    /<meta name="application-name"[^>]*>|<(style|script)[^>]* id="(brand|config)".*?<\/\1>/gs,
    '',
  );
  const named = bare.replaceAll(before, () => escaped(productName));
  const name =
    productName === houseName
      ? ''
      : `<meta name="application-name" content="${escaped(productName)}">${configElement({ brand: { productName } })}`;
  if (brand === null) return named.replace('</head>', () => `${name}</head>`);
  const sheet = brand.id === houseId ? '' : `<style id="brand" data-brand="${brand.id}">${brandStyle(brand)}</style>`;
  return named
    .replace(/<meta name="theme-color"[^>]*>/g, '')
    .replace('</head>', () => `${name}${themeColours(brand)}${sheet}</head>`);
}

/** The configuration as it stands in a page. No value can end the element. */
export const configElement = (config: unknown): string =>
  `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
