import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { type Brand, houseName } from '@portal/brand';
import { readBrandFolder } from '@portal/brand/node';
import { describe, expect, it } from 'vitest';
import { serveSite } from '../http/serve-site';
import { etagOf, type Site, type SiteFile } from '../static/site';
import { brandsOfTheWorkspace } from '../testing/brands-of-the-workspace';
import { brandedSite } from './branded-site';

const brandNamed = (id: string) => (readBrandFolder(join(brandsOfTheWorkspace, id)) as { brand: Brand }).brand;
const lwandle = brandNamed('lwandle');

const builtFile = (type: string, text: string): SiteFile => {
  const bytes = new TextEncoder().encode(text);
  return { type, isHashed: false, forms: { identity: { bytes, etag: etagOf(bytes) } } };
};
const built: Site = new Map([
  ['/index.html', builtFile('text/html', `<head><style>b{}</style></head><p>${houseName}</p>`)],
  ['/shell.html', builtFile('text/html', '<head></head>')],
  ['/icon.svg', builtFile('image/svg+xml', '<svg/>')],
  ['/apple-touch-icon.png', builtFile('image/png', 'the house')],
  ['/icon-192.png', builtFile('image/png', 'the house')],
  ['/assets/index-1.js', builtFile('text/javascript', `const name = '${houseName}'`)],
]);

const branded = brandedSite(built, { brand: lwandle, productName: lwandle.productName });
const get = (path: string, accepts = '') =>
  serveSite({ site: branded, connections: [], reportTo: '/r' })(
    new Request('http://portal/', { headers: { 'accept-encoding': accepts } }),
    path,
  );

describe('a portal in another brand', () => {
  it.each(['/auth/login', '/', '/policies'])('shows it on %s from the first paint', async (path) => {
    expect(await get(path).text()).toContain('<style id="brand" data-brand="lwandle">');
  });

  it('may use the style that it puts into the page', async () => {
    const [, style = ''] = /<style id="brand"[^>]*>(.*)<\/style>/s.exec(await get('/').text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(get('/').headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('has its name in the page, and leaves scripts alone', async () => {
    expect(await get('/auth/login').text()).toContain('<p>Lwandle Family Cover</p>');
    expect(branded.get('/assets/index-1.js')).toBe(built.get('/assets/index-1.js'));
  });

  it('has its mark as the icon, and its sheet for pages from elsewhere', async () => {
    expect(await get('/icon.svg').text()).toBe(lwandle.markSvg);
    const sheet = get('/brand/lwandle.css');
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await sheet.text()).toContain(lwandle.light['color-page']);
  });

  it('has its own pictures for phones that take no SVG, and its manifest names them', async () => {
    const icon = get('/apple-touch-icon.png');
    expect(icon.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await icon.arrayBuffer())).toEqual(lwandle.phoneIcons?.get('apple-touch-icon.png'));
    const { icons } = JSON.parse(await get('/manifest.webmanifest').text()) as { icons: { src: string }[] };
    for (const { src } of icons) expect(get(src).status, src).toBe(200);
    expect(icons.map(({ src }) => src)).toEqual(expect.arrayContaining(['/icon-192.png', '/icon-512.png']));
  });

  it('that has none shows the house to no phone', async () => {
    const { phoneIcons: _, ...plain } = lwandle;
    const without = brandedSite(built, { brand: plain, productName: plain.productName });
    expect([...without.keys()].filter((path) => path.endsWith('.png'))).toEqual([]);
    expect(new TextDecoder().decode(without.get('/manifest.webmanifest')?.forms.identity?.bytes)).not.toContain('.png');
  });

  it('comes compressed as well', async () => {
    const plain = await get('/').text();
    const bytes = async (accepts: string) => Buffer.from(await get('/', accepts).arrayBuffer());
    expect(brotliDecompressSync(await bytes('br')).toString()).toBe(plain);
    expect(gunzipSync(await bytes('gzip')).toString()).toBe(plain);
  });
});

it('another name alone changes the pages and nothing else', () => {
  const named = brandedSite(built, { brand: null, productName: 'Masakhane Cover' });
  expect([...named.keys()]).toEqual([...built.keys()]);
  expect(new TextDecoder().decode(named.get('/index.html')?.forms.identity?.bytes)).toContain('<p>Masakhane Cover</p>');
});

it.each([null, brandNamed('ubuntu')])('the house in its own name is served as it was built', (brand) => {
  expect(brandedSite(built, { brand, productName: houseName })).toBe(built);
});
