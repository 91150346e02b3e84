import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Brand } from './brand.ts';
import { brandStyle } from './brand-style.ts';
import { readBrandFolder } from './node/read-brand-folder.ts';

const read = readBrandFolder(join(import.meta.dirname, '../brands/lwandle'));
const brand = ('brand' in read ? read.brand : null) as Brand;
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
  expect(style).toContain(`--radius-md:${brand.shape['radius-md']};`);
  expect(style).toMatch(/--brand-mark:url\("data:image\/svg\+xml,%3Csvg xmlns='[^"]+%3C\/svg%3E"\)/);
  expect(style.match(/url\(/g)).toHaveLength(1);
});
