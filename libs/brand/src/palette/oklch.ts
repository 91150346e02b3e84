import { clampChroma, converter, formatHex, parse } from 'culori';

/** A colour as people see it. Source: CSS Color 4, "OKLCH". */
export interface Oklch {
  /** 0 is black, 1 is white. */
  lightness: number;
  /** 0 is grey; the strongest that a screen shows is about 0.32. */
  chroma: number;
  /** Degrees: about 30 is red, 100 yellow, 150 green, 260 blue. */
  hue: number;
}

const inOklch = converter('oklch');

/** Colours without a hue of their own lean a little to blue, as most greys on screens do. */
const hueOfGreys = 255;
const leastChromaWithHue = 0.004;

/**
 * A colour as people write one, as `#rrggbb`: `#9a3412`, `#fc0`, `teal`, `rgb(154 52 18)`. Null when it is none, or when something would
 * shine through it.
 */
export function readColour(text: string): string | null {
  const colour = parse(text.trim());
  if (!colour || (colour.alpha ?? 1) < 1) return null;
  return formatHex(clampChroma(colour, 'oklch'));
}

/** `#rrggbb` as people see it. */
export function oklchOf(colour: string): Oklch {
  const { l, c, h } = inOklch(colour) ?? { l: 0, c: 0, h: undefined };
  const isGrey = h === undefined || c < leastChromaWithHue;
  return { lightness: Math.min(l, 1), chroma: isGrey ? 0 : c, hue: isGrey ? hueOfGreys : h };
}

/** As `#rrggbb`, the same lightness and hue with as much of the chroma as a screen can show. */
export const hexOf = ({ lightness, chroma, hue }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'));
