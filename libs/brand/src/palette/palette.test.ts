import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themes } from '../brand-file.ts';
import { contrast } from '../contrast.ts';
import { contrastProblems } from '../contrast-problems.ts';
import { themeTokens, valueKinds } from '../tokens.ts';
import { oklchOf } from './oklch.ts';
import { paletteOf } from './palette.ts';

const named = {
  black: '#000000',
  white: '#ffffff',
  'a middle grey': '#808080',
  'the grey on which black and white words read equally well': '#757575',
  yellow: '#ffd400',
  'the yellow of a screen': '#ffff00',
  'neon green': '#39ff14',
  'neon pink': '#ff10f0',
  cyan: '#00ffff',
  'the blue of a screen': '#0000ff',
  'the red of a screen': '#ff0000',
  'the colour of mistakes': '#a8261c',
  'the colour of focus': '#ffb43d',
  'dark brown': '#2b1708',
  rust: '#9a3412',
  'a pale pink': '#fde7ee',
  'almost black': '#010101',
  'almost white': '#fefefe',
};
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe.each(Object.entries(named))('from %s', (_name, colour) => {
  const palette = paletteOf(colour);

  it('every pair has its contrast in both themes', () => {
    expect(contrastProblems(palette)).toEqual([]);
  });

  it('every token is there, in the form that a brand file asks for', () => {
    for (const theme of themes) {
      expect(Object.keys(palette[theme]).toSorted()).toEqual(Object.keys(themeTokens).toSorted());
      for (const [name, kind] of Object.entries(themeTokens)) {
        expect(palette[theme][name as keyof typeof themeTokens]).toMatch(valueKinds[kind].form);
      }
    }
  });

  it('light is light and dark is dark', () => {
    const isLight = (ground: string) => contrast(ground, '#000000') > contrast(ground, '#ffffff');
    for (const ground of ['color-page', 'color-surface', 'color-sunken', 'color-field'] as const) {
      expect(isLight(palette.light[ground]), ground).toBe(true);
      expect(isLight(palette.dark[ground]), ground).toBe(false);
    }
  });

  it('what changes under the pointer is seen to change', () => {
    for (const theme of themes) {
      for (const token of ['color-primary', 'color-link', 'color-danger'] as const) {
        expect(palette[theme][`${token}-hover`], `${theme} ${token}`).not.toBe(palette[theme][token]);
      }
    }
  });
});

it('from any colour, every pair has its contrast in both themes', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(contrastProblems(paletteOf(colour))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('keeps a colour that can be read as it is', () => {
  for (const colour of ['#9a3412', '#0e5e58', '#2541b2']) {
    const { light } = paletteOf(colour);
    expect([light['color-primary'], light['color-brand'], light['color-link']]).toEqual([colour, colour, colour]);
  }
});

it('keeps a light colour as the ground of dark words, and its hue where it has to be darker', () => {
  const { light } = paletteOf('#ffd400');
  expect(light['color-brand']).toBe('#ffd400');
  expect(contrast(light['color-on-brand'], '#000000')).toBeLessThan(2);
  expect(oklchOf(light['color-primary']).hue).toBeCloseTo(oklchOf('#ffd400').hue, -1);
});

it.each(['#9a3412', '#c8102e', '#e4002b', '#b0124f', '#ff5a36'])(
  'a button that deletes has another hue than the buttons of the reddish brand %s',
  (colour) => {
    const { light, dark } = paletteOf(colour);
    for (const theme of [light, dark]) {
      const [danger, primary] = [oklchOf(theme['color-danger']).hue, oklchOf(theme['color-primary']).hue];
      expect(Math.abs(((danger - primary + 540) % 360) - 180)).toBeGreaterThan(10);
    }
  },
);

it('is the same for the same colour', () => {
  expect(paletteOf('#9a3412')).toEqual(paletteOf('#9a3412'));
});
