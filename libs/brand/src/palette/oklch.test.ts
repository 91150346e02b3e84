import { describe, expect, it } from 'vitest';
import { hexOf, oklchOf, readColour } from './oklch.ts';

describe('a colour that somebody writes', () => {
  it.each([
    { written: '#9a3412', read: '#9a3412' },
    { written: ' #9A3412 ', read: '#9a3412' },
    { written: '#fc0', read: '#ffcc00' },
    { written: 'teal', read: '#008080' },
    { written: 'rgb(154 52 18)', read: '#9a3412' },
    { written: 'rust', read: null },
    { written: '', read: null },
    { written: '#12345', read: null },
    { written: '#9a341280', read: null },
    { written: 'url(x)', read: null },
  ])('"$written" is $read', ({ written, read }) => {
    expect(readColour(written)).toBe(read);
  });
});

it.each(['#000000', '#ffffff', '#9a3412', '#39ff14', '#808080'])('%s is itself again on the way back', (colour) => {
  expect(hexOf(oklchOf(colour))).toBe(colour);
});

it('more chroma than a screen shows gives way, the lightness stays', () => {
  const { lightness, hue } = oklchOf(hexOf({ lightness: 0.5, chroma: 0.4, hue: 140 }));
  expect(lightness).toBeCloseTo(0.5, 1);
  expect(hue).toBeCloseTo(140, -1);
});

it('a grey has no chroma', () => {
  expect(oklchOf('#808080').chroma).toBe(0);
});
