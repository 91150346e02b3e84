import { contrastOf, type ContrastPair, contrastPairs, type Theme, themes } from '@portal/brand';
import { type Palette } from '@portal/brand/palette';

/** One pair of a theme with the contrast it has. */
export interface PairRow {
  theme: Theme;
  pair: ContrastPair;
  has: number;
  passes: boolean;
}

/** Every pair of both themes: those that fail first, then those with the least to spare. */
export const pairRows = (palette: Palette): PairRow[] =>
  themes
    .flatMap((theme) =>
      contrastPairs.map((pair) => {
        const has = contrastOf(pair, palette[theme]);
        return { theme, pair, has, passes: has >= pair.least };
      }),
    )
    .toSorted((one, other) => Number(one.passes) - Number(other.passes) || spare(one) - spare(other));

const spare = ({ has, pair }: PairRow) => has / pair.least;

/** As a figure that never says more than there is: 4.496 is 4.49. */
export const figureOf = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

const ownTokens = ['color-brand', 'color-brand-ink', 'color-primary', 'color-link'] as const;

/** The palette with the brand's colour unchanged wherever it stands for the brand: what would come of it without a search. */
export function withColourUnchanged(palette: Palette, colour: string): Palette {
  const unchanged = Object.fromEntries(ownTokens.map((token) => [token, colour]));
  return { light: { ...palette.light, ...unchanged }, dark: { ...palette.dark, ...unchanged } };
}
