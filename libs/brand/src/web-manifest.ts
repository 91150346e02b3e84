import { type Brand } from './brand.ts';
import { phoneIcons } from './phone-icons.ts';

/** What a phone shows that has the portal among its apps, as https://www.w3.org/TR/appmanifest/ says it. */
export const webManifest = ({ light, phoneIcons: drawn }: Brand, productName: string): string =>
  JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    lang: 'en-ZA',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light['color-page'],
    theme_color: light['color-brand-deep'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
      ...phoneIcons
        .filter(({ file }) => drawn?.has(file))
        .map(({ file, side, purpose }) => ({
          src: `/${file}`,
          type: 'image/png',
          sizes: `${side}x${side}`,
          purpose,
        })),
    ],
    shortcuts: [
      { name: 'Who is covered', url: '/' },
      { name: 'Pay', url: '/pay-now' },
    ],
  });

/** The same manifest under another name. */
export const namedManifest = (manifest: string, productName: string): string =>
  JSON.stringify({ ...(JSON.parse(manifest) as object), name: productName, short_name: productName });

/** A mark on a ground that a phone may cut to a circle: the middle 60 % stay whatever shape it takes. */
export function maskableIcon({ markSvg, light }: Brand): string {
  const inside = markSvg
    .trim()
    .replace(/^<\?xml[^>]*>\s*/, '')
    .replace(/<svg\b[^>]*>/, (opening) =>
      opening
        .replace(/\s(?:width|height|x|y)="[^"]*"/g, '')
        .replace('<svg', '<svg x="20" y="20" width="60" height="60"'),
    );
  const ground = `<rect width="100" height="100" fill="${light['color-brand-deep']}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${inside}</svg>`;
}
