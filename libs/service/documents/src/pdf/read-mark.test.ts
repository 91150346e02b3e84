import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMark } from './read-mark';

const brands = join(import.meta.dirname, '../../../../brand/brands');
const svg = (inner: string, outer = 'viewBox="0 0 36 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${outer}>${inner}</svg>`;

it.each(readdirSync(brands))('draws the mark of %s', (id) => {
  expect(readMark(readFileSync(join(brands, id, 'mark.svg'), 'utf8'))?.shapes.length).toBeGreaterThan(1);
});

it('reads shapes with their attributes, in the size of the image', () => {
  expect(readMark(svg('<circle cx="18" cy="12" r="4" fill="#fff"/>'))).toEqual({
    width: 36,
    height: 24,
    shapes: [{ tag: 'circle', attributes: { cx: '18', cy: '12', r: '4', fill: '#fff' } }],
  });
});

it.each([
  ['a group', svg('<g><circle r="1"/></g>')],
  ['a shape that is moved', svg('<circle r="1" transform="scale(2)"/>')],
  ['a text', svg('<text>U</text>')],
  ['no shape', svg('')],
  ['no size', svg('<circle r="1"/>', '')],
])('draws no mark with %s, instead of half of one', (_what, text) => {
  expect(readMark(text)).toBeNull();
});
