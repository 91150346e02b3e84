import { type BrandFile, themes } from './brand-file.ts';
import { contrast } from './contrast.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { type ColourToken } from './tokens.ts';

/** The contrast that a pair has in these colours. */
export const contrastOf = ({ fronts, ground }: ContrastPair, colours: Record<ColourToken, string>): number =>
  Math.max(...fronts.map((front) => contrast(colours[front], colours[ground])));

/** Every pair of a brand that fails AA, as a sentence with both names and the figure. */
export const contrastProblems = (brand: Pick<BrandFile, 'light' | 'dark'>): string[] =>
  themes.flatMap((theme) =>
    contrastPairs.flatMap((pair) => {
      const has = contrastOf(pair, brand[theme]);
      if (has >= pair.least) return [];
      const figure = Math.floor(has * 100) / 100; // down: 4.496 must not read as 4.5
      return [
        `${theme}: ${pair.fronts.join(' or ')} on ${pair.ground} has ${figure} to 1, and needs ${pair.least} to 1`,
      ];
    }),
  );
