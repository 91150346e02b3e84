import { type Brand } from './brand.ts';
import { type BrandFile, type Theme } from './brand-file.ts';
import { markAddress } from './mark-image.ts';

/** Declarations by property, or more rules by selector or condition. */
export interface StyleRules {
  [name: string]: string | StyleRules;
}

const asProperties = (values: Partial<Record<string, string>>): StyleRules =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[`--${name}`, value]] : [])));
const themeOf = (brand: BrandFile, theme: Theme) => asProperties(brand[theme]);

/**
 * The rules that draw a page in a brand. Dark where the device asks for it, unless `data-theme` on the root element says
 * otherwise; paper is always light.
 */
export const brandRules = (brand: Brand): StyleRules => ({
  ':root': {
    ...themeOf(brand, 'light'),
    ...asProperties(brand.shape),
    '--brand-mark': `url("${markAddress(brand.markSvg)}") center / contain no-repeat`,
  },
  '@media screen': {
    ':root[data-theme=dark]': themeOf(brand, 'dark'),
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme=light])': themeOf(brand, 'dark') },
  },
});

/** The same as a sheet. In the layer of the design system's own values: later it wins, and less motion stays less motion. */
export const brandStyle = (brand: Brand): string => `@layer base{${written(brandRules(brand))}}`;

const written = (rules: StyleRules): string =>
  Object.entries(rules)
    .map(([name, value]) => (typeof value === 'string' ? `${name}:${value};` : `${name}{${written(value)}}`))
    .join('');
