import { describe, expect, it } from 'vitest';
import { brandPage, configElement, themeColours } from './brand-page.ts';
import { brandStyle } from './brand-style.ts';
import { houseName } from './house.ts';
import { readHouseBrand } from './node/index.ts';
import { otherBrands } from './testing/brands-of-the-folder.ts';

const page =
  '<html><head><meta name="theme-color" content="#082c2a"><style>body{}</style></head>' +
  `<body><b>${houseName}</b><i>${houseName}<!-- --> 2026</i></body></html>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

describe.each(otherBrands().map((brand) => [brand.id, brand] as const))('a page in the brand %s', (id, brand) => {
  const { productName } = brand;
  const shown = productName.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  const branded = brandPage(page, { productName, brand });

  it('carries the sheet of its brand behind its own', () => {
    expect(branded).toContain(`<style id="brand" data-brand="${id}">${brandStyle(brand)}</style></head>`);
    expect(branded.indexOf('body{}')).toBeLessThan(branded.indexOf('data-brand'));
  });

  it('has the name of its brand wherever a name stood, and tells it to the portal', () => {
    expect(branded).toContain(`<b>${shown}</b><i>${shown}<!-- --> 2026</i>`);
    expect(branded).toContain(`<meta name="application-name" content="${shown}">`);
    expect(branded).toContain(configElement({ brand: { productName } }));
    expect(branded).not.toContain(houseName);
  });

  it('gives the browser the colours of its brand', () => {
    expect(branded.match(/<meta name="theme-color"[^>]*content="([^"]*)"/g)).toHaveLength(2);
    expect(branded).toContain(`content="${brand.dark['color-brand-deep']}"`);
    expect(branded).not.toContain('content="#082c2a"');
  });

  it('can be branded again', () => {
    expect(brandPage(branded, { productName, brand })).toBe(branded);
    const house = brandPage(branded, { productName: houseName, brand: readHouseBrand() });
    expect(house).toContain(`<b>${houseName}</b>`);
    expect(house).toContain(themeColours(readHouseBrand()));
    expect(house).not.toContain(shown);
    expect(house).not.toMatch(/application-name|id="(brand|config)"/i);
  });
});

describe('a page', () => {
  it('tells a name that no markup can be made of', () => {
    const named = brandPage(page, { productName: '</script><b>', brand: null });
    const [, told = ''] = /id="config">(.*?)<\/script>/s.exec(named) ?? [];
    expect(JSON.parse(told)).toEqual({ brand: { productName: '</script><b>' } });
  });

  it('keeps the look that it was built in under another name', () => {
    const named = brandPage(page, { productName: 'Nkosi & "Sons"', brand: null });
    expect(named).toContain('<b>Nkosi &amp; &quot;Sons&quot;</b>');
    expect(named).not.toContain('<style id="brand"');
  });

  it('of the house stays as it is', () => {
    expect(brandPage(page, { productName: houseName, brand: null })).toBe(page);
  });
});
