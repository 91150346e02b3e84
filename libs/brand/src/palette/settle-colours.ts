import { contrastOf } from '../contrast-problems.ts';
import { contrastPairs } from '../contrast-pairs.ts';
import { type ColourToken } from '../tokens.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';
import { type Wanted } from './wanted.ts';

type Colours = Record<ColourToken, string>;

/** How far apart two lightnesses are that are tried. */
const step = 0.005;

/** The wanted lightness, then ever further ones on both sides of it. */
function* lightnessesAround(middle: number): Generator<number> {
  yield middle;
  for (let away = step; away <= 1; away += step) {
    if (middle - away >= 0) yield middle - away;
    if (middle + away <= 1) yield middle + away;
  }
}

/** The colour nearest in lightness that holds, undefined when none does. */
function firstThatHolds(
  middle: number,
  rest: Pick<Oklch, 'chroma' | 'hue'>,
  holds: (colour: string) => boolean,
): string | undefined {
  for (const lightness of lightnessesAround(middle)) {
    const colour = hexOf({ lightness, chroma: rest.chroma, hue: rest.hue });
    if (holds(colour)) return colour;
  }
  return undefined;
}

/** The pairs that can be measured once this token has its colour. */
const pairsSettledBy = (token: ColourToken, known: Partial<Colours>) =>
  contrastPairs.filter(
    ({ fronts, ground }) =>
      [...fronts, ground].includes(token) && [...fronts, ground].every((name) => name === token || name in known),
  );

/**
 * Gives every token the lightness nearest to the wanted one at which each pair with a token before it has its contrast
 * (`contrastPairs`). Throws when no lightness will do: then the order or a wish in the recipe is wrong, for any brand.
 */
export function settleColours(recipe: readonly Wanted[]): Colours {
  const known: Partial<Colours> = {};
  for (const { token, lightness, chroma, hue } of recipe) {
    const pairs = pairsSettledBy(token, known);
    const holds = (colour: string) => {
      const tried = { ...known, [token]: colour } as Colours;
      return pairs.every((pair) => contrastOf(pair, tried) >= pair.least);
    };
    const asked = typeof lightness === 'number' ? lightness : lightnessOf(known[lightness[0]]) + lightness[1];
    const found = firstThatHolds(Math.min(1, Math.max(0, asked)), { chroma, hue }, holds);
    if (found === undefined) throw new Error(`No lightness of ${token} has the contrast that its pairs need`);
    known[token] = found;
  }
  return known as Colours;
}

function lightnessOf(colour: string | undefined): number {
  if (colour === undefined) throw new Error('A recipe counts from a token that stands after it');
  return oklchOf(colour).lightness;
}
