/** What a spreadsheet would take for a formula when a cell begins with it. */
const startsFormula = /^[=+\-@\t\r]/;
/** By this a spreadsheet knows that the text is UTF-8. */
const byteOrderMark = '\u{feff}';

/** One cell of RFC 4180: in quotes where it must be, and never a formula. */
function cell(value: string): string {
  const harmless = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of cells as a CSV file that spreadsheets open as it is meant. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
