import { Amount } from '@portal/ui-kit';
import { expect, it } from 'vitest';
import { columnsOf, rowsOf } from './table-of';

const table = {
  kind: 'table' as const,
  columns: [
    { heading: 'Name', holds: 'name' as const },
    { heading: 'Cover', holds: 'amount' as const },
  ],
  rows: [
    ['Thandi Nkosi', 'R 10 000'],
    ['Thandi Nkosi', 'R 10 000'],
  ],
};

it('keeps rows that say the same apart', () => {
  expect(new Set(rowsOf(table).map(({ key }) => key)).size).toBe(2);
});

it('puts the total last', () => {
  expect(rowsOf({ ...table, total: ['In all', 'R 20 000'] }).at(-1)?.cells).toEqual(['In all', 'R 20 000']);
});

it('puts amounts at the end, in one piece, and nothing where a row is short', () => {
  const [name, cover] = columnsOf(table);
  expect([name?.align, cover?.align]).toEqual(['start', 'end']);
  expect(cover?.cell({ key: '0', cells: ['Thandi Nkosi', 'R 10 000'] })).toEqual(<Amount>R 10 000</Amount>);
  expect(name?.cell({ key: '0', cells: [] })).toBe('');
});
