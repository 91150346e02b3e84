import { describe, expect, it } from 'vitest';
import { readHouseBrand } from './node/index.ts';
import { maskableIcon, namedManifest, webManifest } from './web-manifest.ts';

const house = readHouseBrand();

describe('the manifest', () => {
  const manifest = webManifest(house, 'Masakhane Cover');

  it('has the name and the colours of the brand', () => {
    expect(JSON.parse(manifest)).toMatchObject({
      name: 'Masakhane Cover',
      theme_color: house.light['color-brand-deep'],
      background_color: house.light['color-page'],
      display: 'standalone',
    });
  });

  it('names the pictures that there are, and no others', () => {
    const pictures = (brand: typeof house) =>
      (JSON.parse(webManifest(brand, 'Cover')) as { icons: { src: string; sizes: string }[] }).icons
        .filter(({ src }) => src.endsWith('.png'))
        .map(({ sizes }) => sizes);
    expect(pictures(house)).toEqual(['180x180', '192x192', '512x512']);
    expect(pictures({ ...house, phoneIcons: new Map() })).toEqual([]);
  });

  it('takes another name and stays the same otherwise', () => {
    expect(namedManifest(manifest, house.productName)).toBe(webManifest(house, house.productName));
  });
});

describe('an icon that a phone may cut', () => {
  it('has the mark in its middle, whatever size the mark says it has', () => {
    const icon = maskableIcon({ ...house, markSvg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' });
    expect(icon).toContain('<svg x="20" y="20" width="60" height="60" xmlns="http://www.w3.org/2000/svg"/>');
  });

  it('is an image, also where the mark begins with a declaration', () => {
    const icon = maskableIcon({ ...house, markSvg: `<?xml version="1.0"?>\n${house.markSvg}` });
    expect(icon).not.toContain('<?xml');
    expect(icon.match(/<svg/g)).toHaveLength(2);
  });
});
