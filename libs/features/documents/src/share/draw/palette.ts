import { type ThemeToken } from '@portal/brand';

const tokens = {
  paper: 'color-surface',
  text: 'color-text',
  muted: 'color-text-muted',
  line: 'color-line-strong',
  bar: 'color-green-line',
  brand: 'color-brand-deep',
  onBrand: 'color-on-brand',
  accent: 'color-accent',
} as const satisfies Record<string, ThemeToken>;

export type Palette = Record<keyof typeof tokens | 'font', string>;

/** The colours and letters of the page, as the brand and the theme have them now. */
export function readPalette(root: Element = document.documentElement): Palette {
  const style = getComputedStyle(root);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colours = Object.entries(tokens).map(([name, token]) => [name, read(token)]);
  return { ...(Object.fromEntries(colours) as Record<keyof typeof tokens, string>), font: style.fontFamily };
}
