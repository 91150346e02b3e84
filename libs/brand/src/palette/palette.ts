import { type Theme } from '../brand-file.ts';
import { type ThemeToken } from '../tokens.ts';
import { darkRecipe } from './dark-recipe.ts';
import { lightRecipe } from './light-recipe.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';
import { settleColours } from './settle-colours.ts';

export type Palette = Record<Theme, Record<ThemeToken, string>>;

/**
 * Every token of both themes from one colour (`#rrggbb`; `readColour` makes it so).
 *
 * The hue is kept, and the lightness wherever words and signs can be read on it: each pair of `contrastPairs` reaches what
 * WCAG 2.2 AA asks for, whatever the colour. A grey, white or black brand has grey buttons.
 */
export function paletteOf(colour: string): Palette {
  const brand = oklchOf(colour);
  return {
    light: { ...settleColours(lightRecipe(brand)), ...lightDepth(brand) },
    dark: { ...settleColours(darkRecipe(brand)), ...darkDepth },
  };
}

type Depth = Record<'color-backdrop' | 'shadow-card' | 'shadow-raised' | 'shadow-overlay', string>;

/** What lies over a page, and what a part throws on it: translucent, in a dark tone of the brand. */
function lightDepth({ hue, chroma }: Oklch): Depth {
  const shade = hexOf({ lightness: 0.25, chroma: Math.min(chroma, 0.03), hue });
  return {
    'color-backdrop': `${hexOf({ lightness: 0.2, chroma: Math.min(chroma, 0.02), hue })}8c`,
    'shadow-card': `0 1px 2px ${shade}08, 0 2px 8px -2px ${shade}12`,
    'shadow-raised': `0 2px 4px ${shade}10, 0 8px 20px -6px ${shade}24`,
    'shadow-overlay': `0 4px 8px ${shade}1a, 0 20px 48px -12px ${shade}47`,
  };
}

const darkDepth: Depth = {
  'color-backdrop': '#000000a6',
  'shadow-card': '0 1px 2px #00000047',
  'shadow-raised': '0 8px 20px -6px #00000085',
  'shadow-overlay': '0 20px 48px -12px #000000b8',
};
