/** What a value of a token may look like. Nothing that ends a declaration or fetches a file fits any of them. */
export const valueKinds = {
  colour: { form: /^#[0-9a-f]{6}$/i, example: '#0e5e58' },
  translucent: { form: /^#[0-9a-f]{8}$/i, example: '#1c1a168c' },
  shadow: { form: /^(none|[\w\s#.,-]+)$/, example: '0 1px 2px #3a2c1414' },
  length: { form: /^(0|\d*\.?\d+(rem|px)|clamp\([\w\s.,+-]+\))$/, example: '0.5rem' },
  fonts: { form: /^(var\(--font-sans\)|[\w\s,'"-]+)$/, example: "Georgia, 'Liberation Serif', serif" },
  number: { form: /^\d+(\.\d+)?$/, example: '600' },
  time: { form: /^\d+m?s$/, example: '120ms' },
  easing: { form: /^[\w\s.,()-]+$/, example: 'ease-out' },
  pattern: { form: /^(?!.*(url\(|\/\*))[\w\s#.,()%+\/-]+$/, example: 'none' },
} as const;
export type ValueKind = keyof typeof valueKinds;

const tones = ['green', 'amber', 'red', 'grey', 'blue'] as const;

/** Opaque colours, by what they do. A brand names each of them, for light and for dark. */
export const colourTokens = [
  // Grounds: the page, the paper on it, what is sunk into either; and the brand's own ground, with a deeper one above it.
  ...(['color-page', 'color-surface', 'color-sunken', 'color-brand', 'color-brand-deep'] as const),
  // Words. `brand-ink` is the brand's name on paper.
  ...(['color-text', 'color-text-muted', 'color-brand-ink', 'color-on-brand', 'color-on-brand-muted'] as const),
  ...(['color-link', 'color-link-hover'] as const),
  // Lines: around fields they must be seen, around cards they only whisper.
  ...(['color-line', 'color-line-strong', 'color-field-line', 'color-field'] as const),
  // What one does next, and what one had better think about.
  ...(['color-primary', 'color-primary-hover', 'color-primary-tint', 'color-on-primary'] as const),
  ...(['color-danger', 'color-danger-hover', 'color-on-danger'] as const),
  // Where the keyboard is: two rings, one of which stands out on any ground. Two accents, for the band and for signs.
  ...(['color-focus', 'color-focus-partner', 'color-accent', 'color-accent-second'] as const),
  // Tones: a text, its tint, and a line between the two. Toasts.
  ...tones.flatMap((tone) => [`color-${tone}`, `color-${tone}-tint`, `color-${tone}-line`] as const),
  ...(['color-toast-success', 'color-toast-error', 'color-on-toast'] as const),
] as const;
export type ColourToken = (typeof colourTokens)[number];

/** What a brand names for light and for dark: its colours, what lies over a page behind a dialog, and its shadows. */
export const themeTokens = {
  ...(Object.fromEntries(colourTokens.map((name) => [name, 'colour'])) as Record<ColourToken, 'colour'>),
  'color-backdrop': 'translucent',
  'shadow-card': 'shadow',
  'shadow-raised': 'shadow',
  'shadow-overlay': 'shadow',
} as const satisfies Record<string, ValueKind>;
export type ThemeToken = keyof typeof themeTokens;

/** What a brand may change besides. The design system has a value for each (ui-kit, `tokens.css`). */
export const shapeTokens = {
  'font-sans': 'fonts',
  'font-heading': 'fonts',
  'text-sm': 'length',
  'text-md': 'length',
  'text-lg': 'length',
  'text-xl': 'length',
  'text-2xl': 'length',
  'text-3xl': 'length',
  'leading-tight': 'number',
  'leading-text': 'number',
  'weight-medium': 'number',
  'weight-semibold': 'number',
  'weight-bold': 'number',
  'space-gutter': 'length',
  'space-inset': 'length',
  'radius-sm': 'length',
  'radius-md': 'length',
  'radius-lg': 'length',
  'radius-round': 'length',
  'motion-fast': 'time',
  'motion-calm': 'time',
  'motion-ease': 'easing',
  'pattern-band': 'pattern',
  'pattern-weave': 'pattern',
} as const satisfies Record<string, ValueKind>;
export type ShapeToken = keyof typeof shapeTokens;
