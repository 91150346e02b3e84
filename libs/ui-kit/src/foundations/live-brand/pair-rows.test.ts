import { contrastPairs } from '@portal/brand';
import { paletteOf } from '@portal/brand/palette';
import { expect, it } from 'vitest';
import { figureOf, pairRows, withColourUnchanged } from './pair-rows';

it('every pair of both themes has a row, and those with the least to spare come first', () => {
  const rows = pairRows(paletteOf('#9a3412'));
  expect(rows).toHaveLength(2 * contrastPairs.length);
  const spare = rows.map(({ has, pair }) => has / pair.least);
  expect(spare).toEqual(spare.toSorted((one, other) => one - other));
  expect(rows.every(({ passes }) => passes)).toBe(true);
});

it('what fails comes first', () => {
  const rows = pairRows(withColourUnchanged(paletteOf('#ffd400'), '#ffd400'));
  const failing = rows.filter(({ passes }) => !passes).length;
  expect(failing).toBeGreaterThan(0);
  expect(rows.slice(0, failing).every(({ passes }) => !passes)).toBe(true);
});

it('a figure never says more than there is', () => {
  expect([4.499, 4.5, 12].map(figureOf)).toEqual(['4.49', '4.50', '12.00']);
});
