import { type ColourToken } from '../tokens.ts';
import { type Oklch } from './oklch.ts';

/** What a token would be if it stood alone. Its hue and as much of its chroma as possible stay; its lightness moves as pairs ask. */
export interface Wanted {
  token: ColourToken;
  /** 0 to 1, or so much lighter than a token before it. */
  lightness: number | readonly [ColourToken, number];
  chroma: number;
  hue: number;
}

export const wanted = (token: ColourToken, lightness: Wanted['lightness'], chroma: number, hue: number): Wanted => ({
  token,
  lightness,
  chroma,
  hue,
});

/** Hues that mean something to everybody, whatever the brand. */
export const hues = { green: 156, amber: 70, red: 27, blue: 250 } as const;
const gold = 76;
const teal = 195;
const crimson = 2;
const vermilion = 42;

/** How far a brand is from a hue, in degrees; a grey is far from all. */
const distance = ({ hue, chroma }: Oklch, other: number): number =>
  chroma < 0.03 ? 180 : Math.abs(((hue - other + 540) % 360) - 180);

/** The hue of the accent: warm beside every brand that is not itself of that hue. */
export const accentHue = (brand: Oklch): number => (distance(brand, gold) < 30 ? teal : gold);

/** The hue of what one had better think about: red, or a neighbour of it that is not the brand's own. */
export function dangerHue(brand: Oklch): number {
  if (distance(brand, hues.red) >= 30) return hues.red;
  return distance(brand, crimson) > distance(brand, vermilion) ? crimson : vermilion;
}
