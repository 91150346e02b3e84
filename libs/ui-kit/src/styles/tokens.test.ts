import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const colours = new Map(
  [...source.matchAll(/--color-([a-z-]+):\s*#([0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(name: string): number {
  const hex = colours.get(name);
  if (!hex) throw new Error(`No colour --color-${name} in tokens.css`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['page', 'surface', 'sunken'];
const tones = ['green', 'amber', 'red', 'grey', 'blue'];

/** Every text and the grounds it stands on: 4.5 to 1. */
const texts: [text: string, grounds: string[]][] = [
  ['text', [...papers, 'field', 'primary-tint']],
  ['text-muted', papers],
  ['text-on-evergreen', ['evergreen', 'evergreen-deep']],
  ['text-on-evergreen-muted', ['evergreen', 'evergreen-deep']],
  ['link', [...papers, 'primary-tint']],
  ['link-hover', [...papers, 'primary-tint']],
  ['evergreen', ['surface']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-toast', ['toast-success', 'toast-error']],
  ['red', papers],
  ['green', papers],
  ['focus-partner', ['focus']],
  ...tones.map((tone): [string, string[]] => [tone, [`${tone}-tint`]]),
];

/** Every line and sign that has to be seen, and its ground: 3 to 1. */
const signs: [sign: string, grounds: string[]][] = [
  ['field-line', [...papers, 'field']],
  ['primary', ['page', 'surface']],
  ['red-line', ['page', 'surface']],
  ['focus-partner', ['page', 'surface', 'sunken', 'focus']],
  ['focus', ['evergreen', 'evergreen-deep', 'primary', 'danger', 'toast-success', 'toast-error']],
  ['marigold', ['evergreen', 'evergreen-deep']],
  ...tones.map((tone): [string, string[]] => [`${tone}-line`, [`${tone}-tint`]]),
];

const pairs = (table: typeof texts) =>
  table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe('the colours of the tokens', () => {
  it.each(pairs(texts))('--color-%s can be read on --color-%s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(signs))('--color-%s can be seen on --color-%s', (sign, ground) => {
    expect(contrast(sign, ground)).toBeGreaterThanOrEqual(3);
  });

  it('count black on white as 21 to 1, so that the two tables above mean something', () => {
    colours.set('test-black', '000000').set('test-white', 'ffffff');
    expect(contrast('test-black', 'test-white')).toBeCloseTo(21);
  });
});

describe('the style sheets', () => {
  const sheets = [
    'base',
    'layout',
    'text',
    'button',
    'field',
    'surface',
    'feedback',
    'frame',
    'navigation',
    'overlay',
    'motion',
  ];
  const defined = new Set([...source.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name));
  /** Set by a part on itself, or by a library or a brand file. */
  const local = /^--(gap|column|ground|ground-hover|ink|line|tint|brand-mark|radix-.*)$/;

  it.each(sheets)('%s.css takes its values from tokens that exist', (sheet) => {
    const css = readFileSync(join(import.meta.dirname, `${sheet}.css`), 'utf8');
    const used = [...css.matchAll(/var\(\s*(--[a-z0-9-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !defined.has(name) && !local.test(name))).toEqual([]);
  });

  it.each(sheets)('%s.css names no colour of its own', (sheet) => {
    const css = readFileSync(join(import.meta.dirname, `${sheet}.css`), 'utf8').replace(/url\([^)]*\)/g, '');
    expect(css.match(/#(?!0000\b)[0-9a-f]{3,8}\b/g) ?? []).toEqual([]);
  });
});
