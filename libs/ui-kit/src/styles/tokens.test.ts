import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeTokens, themeTokens } from '@portal/brand';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const propertiesIn = (css: string) => [...css.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name = '']) => name);

const own = propertiesIn(read('tokens.css'));
const ofBrand = [...Object.keys(themeTokens), 'brand-mark'].map((name) => `--${name}`);
const defined = new Set([...own, ...ofBrand]);
/** Set by a library, or by a component on its own element. */
const setElsewhere = /^--(radix-.*|done)$/;

describe('the values of the design system', () => {
  it('are there for whatever a brand may change', () => {
    expect(Object.keys(shapeTokens).filter((name) => !own.includes(`--${name}`))).toEqual([]);
  });

  it('name nothing that every brand names itself', () => {
    expect(own.filter((name) => ofBrand.includes(name))).toEqual([]);
  });

  it('make what one taps at least 44 px high', () => {
    expect(read('tokens.css')).toContain('--size-target: 2.75rem;');
    expect(Object.keys(shapeTokens)).not.toContain('size-target');
  });
});

describe('the style sheets', () => {
  const sheets = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.css') && !['tokens.css', 'print.css'].includes(file),
  );

  it.each(sheets)('%s takes its values from tokens that exist', (sheet) => {
    const css = read(sheet);
    const known = new Set([...defined, ...propertiesIn(css)]);
    const used = [...css.matchAll(/var\(\s*(--[a-z0-9-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !known.has(name) && !setElsewhere.test(name))).toEqual([]);
  });

  // A till reads a barcode only black on white, whatever the theme.
  it.each(sheets.filter((sheet) => sheet !== 'barcode.css'))('%s names no colour of its own', (sheet) => {
    const css = read(sheet).replace(/url\([^)]*\)/g, '');
    expect(css.match(/#(?!0000\b)[0-9a-f]{3,8}\b|\b(?:white|black|rgba?|hsla?)\b(?![-\w])/g) ?? []).toEqual([]);
  });

  // Anything else is drawn again by the main thread at each frame, while the page that it waits for needs it.
  it.each(sheets)('%s lets nothing run on and on but what the compositor moves by itself', (sheet) => {
    const css = read(sheet);
    const endless = [...css.matchAll(/animation:([^;]*\binfinite\b[^;]*);/g)].map(
      ([, value = '']) => /[a-z]+/.exec(value)?.[0] ?? value,
    );
    const moved = endless.flatMap((name) => {
      const [, frames = ''] = new RegExp(`@keyframes ${name} \\{([^@]*?\\n\\s*\\}\\n\\s*)\\}`).exec(css) ?? [];
      return frames ? [...frames.matchAll(/^\s*([a-z-]+):/gm)].map(([, property = '']) => property) : [`no ${name}`];
    });
    expect(
      moved.filter((property) => !['opacity', 'rotate', 'scale', 'transform', 'translate'].includes(property)),
    ).toEqual([]);
  });
});
