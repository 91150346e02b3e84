import { expect, it } from 'vitest';
import { sortRows } from './sort-rows';

it.each([
  { rows: [100, 9, 20], direction: 'ascending' as const, gives: [9, 20, 100], why: 'numbers go by size' },
  {
    rows: ['zola', 'Álvaro', 'bongi'],
    direction: 'ascending' as const,
    gives: ['Álvaro', 'bongi', 'zola'],
    why: 'words',
  },
  {
    rows: ['Plan 10', 'Plan 9'],
    direction: 'ascending' as const,
    gives: ['Plan 9', 'Plan 10'],
    why: 'numbers in words',
  },
  { rows: [1, 3, 2], direction: 'descending' as const, gives: [3, 2, 1], why: 'the other way round' },
])('$why: $rows $direction', ({ rows, direction, gives }) => {
  expect(sortRows<string | number>(rows, (row) => row, direction)).toEqual(gives);
});

it('leaves equals in their order, both ways, and the given rows as they were', () => {
  const rows = ['b1', 'a1', 'b2', 'a2'];
  const letter = (row: string) => row.charAt(0);
  expect(sortRows(rows, letter, 'ascending')).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(sortRows(rows, letter, 'descending')).toEqual(['b1', 'b2', 'a1', 'a2']);
  expect(rows).toEqual(['b1', 'a1', 'b2', 'a2']);
});
