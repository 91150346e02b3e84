import { accentHue, dangerHue, hues, type Wanted, wanted } from './wanted.ts';
import { type Oklch } from './oklch.ts';

/** The dark theme of a brand. What stands earlier stays as it is wanted; what stands later gives way to it. */
export const darkRecipe = (brand: Oklch): Wanted[] => {
  const { hue, lightness } = brand;
  // Strong colours glare in the dark.
  const chroma = Math.min(brand.chroma, 0.13);
  const accent = accentHue(brand);
  const danger = dangerHue(brand);
  const tint = Math.min(chroma, 0.02);
  return [
    wanted('color-focus', 0.82, 0.155, 76),
    wanted('color-focus-partner', 0.17, 0.015, hue),
    wanted('color-page', 0.185, tint * 0.6, hue),
    wanted('color-surface', 0.235, tint * 0.8, hue),
    wanted('color-sunken', 0.205, tint * 0.7, hue),
    wanted('color-field', 0.205, tint * 0.7, hue),
    wanted('color-line', 0.32, tint, hue),
    wanted('color-line-strong', 0.42, tint * 1.2, hue),
    wanted('color-field-line', 0.66, tint * 1.2, hue),
    wanted('color-text', 0.94, tint * 0.6, hue),
    wanted('color-text-muted', 0.76, tint, hue),
    wanted('color-on-brand', 0.985, 0.008, hue),
    wanted('color-on-brand-muted', 0.88, 0.03, hue),
    // Lighter than the page in any case: a header that is the page has no end.
    wanted('color-brand', Math.max(0.29, Math.min(0.36, lightness)), chroma, hue),
    wanted('color-brand-deep', ['color-brand', -0.07], chroma, hue),
    wanted('color-brand-ink', 0.94, tint, hue),
    wanted('color-accent', 0.78, 0.14, accent),
    wanted('color-accent-second', ['color-accent', -0.16], 0.13, accent - 30),
    wanted('color-on-primary', 0.2, tint * 2, hue),
    wanted('color-primary-tint', 0.29, Math.min(chroma, 0.04), hue),
    wanted('color-primary', Math.max(0.77, Math.min(0.88, lightness)), chroma, hue),
    wanted('color-primary-hover', ['color-primary', 0.06], chroma, hue),
    wanted('color-link', 0.8, chroma, hue),
    wanted('color-link-hover', ['color-link', 0.08], chroma, hue),
    wanted('color-on-danger', 0.2, 0.06, danger),
    wanted('color-danger', 0.75, 0.13, danger),
    wanted('color-danger-hover', 0.82, 0.1, danger),
    ...(['green', 'amber', 'red', 'blue'] as const).flatMap((tone) => [
      wanted(`color-${tone}-tint`, 0.275, 0.04, hues[tone]),
      wanted(`color-${tone}`, 0.84, 0.09, hues[tone]),
      wanted(`color-${tone}-line`, 0.66, 0.13, hues[tone]),
    ]),
    wanted('color-grey-tint', 0.29, tint * 0.8, hue),
    wanted('color-grey', 0.83, tint * 0.8, hue),
    wanted('color-grey-line', 0.66, tint, hue),
    wanted('color-on-toast', 1, 0, hue),
    wanted('color-toast-success', 0.43, 0.09, hues.green),
    wanted('color-toast-error', 0.46, 0.165, hues.red),
  ];
};
