import { expect, it } from 'vitest';
import { valueRows } from './value-rows';

it.each([
  { why: 'nothing was kept', before: null, after: null, rows: [] },
  { why: 'nothing differs', before: { Surname: 'Dube' }, after: { Surname: 'Dube' }, rows: [] },
  {
    why: 'a value changed, others did not',
    before: { Surname: 'Dube', Title: 'MS' },
    after: { Surname: 'Nkosi', Title: 'MS' },
    rows: [{ field: 'Surname', before: 'Dube', after: 'Nkosi' }],
  },
  {
    why: 'a record is new',
    before: null,
    after: { reason: 'CALL', note: null, verified: ['ID_NUMBER'], tries: 0 },
    rows: [
      { field: 'reason', before: null, after: 'CALL' },
      { field: 'verified', before: null, after: '["ID_NUMBER"]' },
      { field: 'tries', before: null, after: '0' },
    ],
  },
  {
    why: 'what was kept is no record',
    before: ['a'],
    after: 'b',
    rows: [{ field: 'Value', before: '["a"]', after: 'b' }],
  },
])('$why', ({ before, after, rows }) => {
  expect(valueRows(before, after)).toEqual(rows);
});
