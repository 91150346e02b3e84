import { expect, test } from 'vitest';
import { csvFile } from './csv';

const file = (...cells: string[]) => csvFile([cells]).slice(1);

test('begins with the mark of UTF-8, and every line ends as RFC 4180 wants it', () => {
  expect(
    csvFile([
      ['a', 'b'],
      ['é', ''],
    ]),
  ).toBe('\u{feff}a,b\r\né,\r\n');
});

test.each([
  { cell: 'plain text', gives: 'plain text' },
  { cell: 'a,b', gives: '"a,b"' },
  { cell: 'say "no"', gives: '"say ""no"""' },
  { cell: 'two\r\nlines', gives: '"two\r\nlines"' },
  { cell: 'two\nlines', gives: '"two\nlines"' },
  { cell: '{"a":"b"}', gives: '"{""a"":""b""}"' },
])('writes $cell as $gives', ({ cell, gives }) => {
  expect(file(cell, 'x')).toBe(`${gives},x\r\n`);
});

test.each(['=1+1', '+27821234567', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
  '%j is no formula to a spreadsheet',
  (cell) => {
    expect(file(cell)).toMatch(/^"?'/);
    const read = file(cell).replace(/\r\n$/, '').replace(/^"|"$/g, '').replaceAll('""', '"');
    expect(read).toBe(`'${cell}`);
  },
);
