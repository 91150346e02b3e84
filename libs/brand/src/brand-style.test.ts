import { describe, expect, it } from 'vitest';
import { brandStyle } from './brand-style.ts';
import { otherBrands } from './testing/brands-of-the-folder.ts';

describe.each(otherBrands().map((brand) => [brand.id, brand] as const))('the sheet of %s', (_id, brand) => {
  const style = brandStyle(brand);
  const page = brand.light['color-page'];
  const darkPage = brand.dark['color-page'];

  it('says light once, and dark for whoever asks for it or chose it, on a screen', () => {
    expect(style.startsWith('@layer base{:root{--color-page:')).toBe(true);
    expect(style.split(`--color-page:${page};`)).toHaveLength(2);
    expect(style).toContain(`@media screen{:root[data-theme=dark]{--color-page:${darkPage};`);
    expect(style).toContain(
      `@media (prefers-color-scheme: dark){:root:not([data-theme=light]){--color-page:${darkPage};`,
    );
  });

  it('carries its shape and the picture of its mark, and fetches nothing', () => {
    for (const [name, value] of Object.entries(brand.shape)) expect(style).toContain(`--${name}:${value};`);
    expect(style).toMatch(/--brand-mark:url\("data:image\/svg\+xml,%3Csvg xmlns='[^"]+%3C\/svg%3E"\)/);
    expect(style.match(/url\("/g)).toHaveLength(1);
  });
});
