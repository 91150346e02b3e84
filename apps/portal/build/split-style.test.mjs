import { describe, expect, it } from 'vitest';
import { splitStyle } from './split-style.mjs';

const sheet = [
  '@layer theme{:root{--space:1rem}}',
  '@layer base{a{color:inherit}}',
  '@layer components{.card{padding:1rem}.card[data-tone=warn]{color:red}.card:hover{color:blue}.card:not(:focus){clip-path:none}.dialog{inset:0}}',
  '@layer components{@media (width>=700px){.dialog{width:40rem}}@media print{.card{border:0}}}',
  '@layer utilities{.hidden{display:none}}',
  '@keyframes turn{to{rotate:1turn}}',
].join('');
const { first, rest } = splitStyle(sheet, '<p class="card">Paid up</p>');

describe('the style of a page in two parts', () => {
  it('has at first the values, the resets and what the markup may be drawn with, whatever its attributes and the width', () => {
    for (const part of [
      '--space:1rem',
      'a{color',
      '.card{padding',
      '.card[data-tone=warn]',
      'print{.card',
      '@keyframes',
    ])
      expect(first).toContain(part);
  });

  it('leaves for later what nothing of the markup is, and what nobody can have touched yet', () => {
    for (const part of ['.dialog', '700px', '.hidden', ':hover']) expect(first).not.toContain(part);
  });

  it('keeps each layer in its place, also one of which nothing is needed at first', () => {
    const layers = [...first.matchAll(/@layer (\w+)/g)].map(([, layer]) => layer);
    expect(layers).toEqual(['theme', 'base', 'components', 'components', 'utilities']);
  });

  it('has every component later, and no value that would win over those of a brand', () => {
    for (const part of ['.card{padding', '.card:hover', '.dialog{inset', '700px', '.hidden'])
      expect(rest).toContain(part);
    for (const part of ['--space', 'a{color']) expect(rest).not.toContain(part);
  });
});
