import fc from 'fast-check';
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

/** A file as a spreadsheet reads it: quotes mean something only where a cell begins, and what follows them belongs to the cell. */
function spreadsheet(text: string, separator: string): string[] {
  const cells: string[] = [];
  const ends = (at: number) => at >= text.length || text[at] === separator || /[\r\n]/.test(text[at] ?? '');
  for (let at = 0; at <= text.length; at += 1) {
    let value = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += 1) {
        if (text[at] === '"') at += 1;
        value += text[at];
      }
      at += 1;
    }
    for (; !ends(at); at += 1) value += text[at];
    cells.push(value);
  }
  return cells;
}

const formula = /^["\s]*[=+\-@＝＋－＠]/;
const isFormula = (value: string) => formula.test(value);

test.each([
  ...['=1+1', '+27821234567', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")', '＝1+1', ' =1+1', '"=1+1'],
  ...['Smith;=1+1', 'Smith,=1+1', 'Smith\t=1+1', 'Smith\n=1+1', 'Smith; "=1+1', 'Smith;"";=1+1', '{"a":"x;=1+1"}'],
])('%j is no formula to a spreadsheet, whatever it takes for a separator', (text) => {
  for (const separator of [',', ';', '\t']) {
    const cells = spreadsheet(file('first', text, 'last'), separator);
    expect(cells.filter(isFormula), `with ${JSON.stringify(separator)}`).toEqual([]);
  }
});

test('no cell begins with a formula, whatever the texts and the separator', () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@;,\t\r\n"\' a1＝'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 3 }), (lines) => {
      for (const separator of [',', ';', '\t']) {
        expect(spreadsheet(csvFile(lines).slice(1), separator).filter(isFormula)).toEqual([]);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a text without a formula comes back as it was', () => {
  for (const text of ['a;b', 'x - y', 'R 1 234,50', '{"a":"b","c":[1,2]}', 'a "quoted" word', '2026-11-20']) {
    expect(spreadsheet(file(text, 'last'), ',')[0]).toBe(text);
  }
});
