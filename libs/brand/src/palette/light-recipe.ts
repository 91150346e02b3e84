import { accentHue, dangerHue, hues, type Wanted, wanted } from './wanted.ts';
import { type Oklch } from './oklch.ts';

/** From here on, dark words read better on a ground than light ones. */
const carriesDarkWords = 0.64;

/** Light words on the brand's colour, or dark ones where it is light; then the ground, which keeps the colour if words allow it. */
function brandGround({ lightness, chroma, hue }: Oklch): Wanted[] {
  const isLight = lightness >= carriesDarkWords;
  return [
    isLight ? wanted('color-on-brand', 0.2, 0.03, hue) : wanted('color-on-brand', 0.985, 0.008, hue),
    isLight ? wanted('color-on-brand-muted', 0.31, 0.035, hue) : wanted('color-on-brand-muted', 0.89, 0.03, hue),
    // Not as light as paper: it has to be seen on it. Not black: a deeper one stands above it.
    wanted('color-brand', Math.max(0.24, Math.min(0.93, lightness)), chroma, hue),
    wanted('color-brand-deep', ['color-brand', -0.08], chroma, hue),
  ];
}

/** The light theme of a brand. What stands earlier stays as it is wanted; what stands later gives way to it. */
export const lightRecipe = (brand: Oklch): Wanted[] => {
  const { hue, chroma } = brand;
  const ownLightness = Math.max(0.26, brand.lightness);
  const accent = accentHue(brand);
  const danger = dangerHue(brand);
  const tint = Math.min(chroma, 0.02);
  return [
    wanted('color-focus', 0.82, 0.155, 76),
    wanted('color-focus-partner', 0.22, 0.015, hue),
    wanted('color-surface', 1, 0, hue),
    wanted('color-field', 1, 0, hue),
    wanted('color-page', 0.975, tint * 0.4, hue),
    wanted('color-sunken', 0.95, tint * 0.7, hue),
    wanted('color-line', 0.9, tint, hue),
    wanted('color-line-strong', 0.81, tint * 1.2, hue),
    wanted('color-field-line', 0.55, tint * 1.2, hue),
    wanted('color-text', 0.23, tint, hue),
    wanted('color-text-muted', 0.46, tint * 1.2, hue),
    ...brandGround(brand),
    wanted('color-brand-ink', ownLightness, chroma, hue),
    wanted('color-accent', 0.78, 0.14, accent),
    wanted('color-accent-second', ['color-accent', -0.16], 0.13, accent - 30),
    wanted('color-on-primary', 1, 0, hue),
    wanted('color-primary-tint', 0.95, Math.min(chroma, 0.025), hue),
    wanted('color-primary', ownLightness, chroma, hue),
    wanted('color-primary-hover', ['color-primary', -0.08], chroma, hue),
    wanted('color-link', ownLightness, chroma, hue),
    wanted('color-link-hover', ['color-link', -0.1], chroma, hue),
    wanted('color-on-danger', 1, 0, hue),
    wanted('color-danger', 0.48, 0.17, danger),
    wanted('color-danger-hover', 0.4, 0.14, danger),
    ...(['green', 'amber', 'red', 'blue'] as const).flatMap((tone) => [
      wanted(`color-${tone}-tint`, 0.95, 0.03, hues[tone]),
      wanted(`color-${tone}`, 0.38, 0.1, hues[tone]),
      wanted(`color-${tone}-line`, 0.55, 0.13, hues[tone]),
    ]),
    wanted('color-grey-tint', 0.94, tint * 0.6, hue),
    wanted('color-grey', 0.4, tint, hue),
    wanted('color-grey-line', 0.55, tint * 1.2, hue),
    wanted('color-on-toast', 1, 0, hue),
    wanted('color-toast-success', 0.43, 0.09, hues.green),
    wanted('color-toast-error', 0.46, 0.165, hues.red),
  ];
};
