import { type ColourToken } from './tokens.ts';

/** Something in front of a ground, and the least contrast it needs there. */
export interface ContrastPair {
  /** Of several, the one that stands out most counts. */
  fronts: readonly ColourToken[];
  ground: ColourToken;
  least: number;
}

const papers = ['color-page', 'color-surface', 'color-sunken'] as const;
const brandGrounds = ['color-brand', 'color-brand-deep'] as const;
const toasts = ['color-toast-success', 'color-toast-error'] as const;
const tones = ['color-green', 'color-amber', 'color-red', 'color-grey', 'color-blue'] as const;

type Row = readonly [front: ColourToken, grounds: readonly ColourToken[]];

/** Every text and the grounds it stands on. */
const texts: readonly Row[] = [
  ['color-text', [...papers, 'color-field', 'color-primary-tint', 'color-amber-tint']],
  ['color-text-muted', papers],
  ['color-brand-ink', ['color-surface']],
  ['color-on-brand', brandGrounds],
  ['color-on-brand-muted', brandGrounds],
  ['color-brand', ['color-on-brand', 'color-on-brand-muted']],
  ['color-link', [...papers, 'color-primary-tint']],
  ['color-link-hover', [...papers, 'color-primary-tint']],
  ['color-on-primary', ['color-primary', 'color-primary-hover']],
  ['color-primary', ['color-primary-tint']],
  ['color-on-danger', ['color-danger', 'color-danger-hover']],
  ['color-on-toast', toasts],
  ['color-red', papers],
  ['color-green', papers],
  ['color-amber', ['color-surface']],
  ['color-focus-partner', ['color-focus']],
  ...tones.map((tone): Row => [tone, [`${tone}-tint`]]),
];

/** Every line and sign that has to be seen, and its grounds. */
const signs: readonly Row[] = [
  ['color-field-line', [...papers, 'color-field']],
  ['color-primary', ['color-page', 'color-surface']],
  ['color-accent', brandGrounds],
  // Bars and bands of figures stand on the page and on cards.
  ...tones.map((tone): Row => [`${tone}-line`, [`${tone}-tint`, 'color-page', 'color-surface']]),
];

/** Wherever the keyboard may be. */
const focusGrounds = [...papers, ...brandGrounds, ...toasts, 'color-primary', 'color-danger'] as const;

const rows = (table: readonly Row[], least: number) =>
  table.flatMap(([front, grounds]) => grounds.map((ground) => ({ fronts: [front], ground, least })));

/** All that WCAG 2.2 AA asks of a brand's colours: 4.5 to 1 for words (1.4.3), 3 to 1 for lines and signs (1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  ...rows(texts, 4.5),
  ...rows(signs, 3),
  ...focusGrounds.map((ground) => ({ fronts: ['color-focus', 'color-focus-partner'] as const, ground, least: 3 })),
];
