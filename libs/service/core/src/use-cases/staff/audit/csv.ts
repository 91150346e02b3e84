/**
 * What a spreadsheet would take for a formula when a cell begins with it. A spreadsheet that is set to semicolons or tabs does not
 * know our quotes in the middle of its cells and begins a new one at each of its separators and line ends, so there counts as well.
 */
const beginsFormula = /(^|[,;|\t\r\n])(["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const beginsOddly = /^[\t\r\n]/;
/** By this a spreadsheet knows that the text is UTF-8. */
const byteOrderMark = '\u{feff}';

/** One cell of RFC 4180: in quotes where it must be, and never a formula, whichever separator is read. */
function cell(value: string): string {
  const noFormula = value.replace(beginsFormula, "$1$2'");
  const harmless = beginsOddly.test(noFormula) ? `'${noFormula}` : noFormula;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of cells as a CSV file that spreadsheets open as it is meant. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
