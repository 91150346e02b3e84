import { type PDFDocument, type StructureElement } from './kit';
import { type DocumentPart } from '../content';
import { ink, margin, muted, sizes } from './look';
import { makeRoom, rowPadding, underline } from './row';

type Table = Extract<DocumentPart, { kind: 'table' }>;
interface Column {
  x: number;
  width: number;
}

/** A table with a heading for each column; on a further page the headings stand again, for the eye alone. */
export function drawTable(pdf: PDFDocument, root: StructureElement, { columns: headings, rows }: Table): void {
  const columns = columnsOf(headings.length, pdf.page.width - 2 * margin);
  const table = pdf.struct('Table');
  root.add(table);
  asHeading(pdf);
  makeRoom(pdf, 4 * heightOf(pdf, columns, headings)); // never without a row below
  drawRow(pdf, columns, headings, tagged(pdf, table, 'TH'));
  for (const row of rows) {
    asText(pdf);
    if (makeRoom(pdf, heightOf(pdf, columns, row))) {
      asHeading(pdf);
      pdf.markContent('Artifact', { type: 'Pagination' });
      drawRow(pdf, columns, headings, (draw) => draw());
      pdf.endMarkedContent();
      asText(pdf);
    }
    drawRow(pdf, columns, row, tagged(pdf, table, 'TD'));
  }
  table.end();
}

const asText = (pdf: PDFDocument) => pdf.font('regular').fontSize(sizes.text).fillColor(ink);
const asHeading = (pdf: PDFDocument) => pdf.font('semiBold').fontSize(sizes.columnHeading).fillColor(muted);

/** The first column takes what the others leave; these are as wide as days and amounts need. */
function columnsOf(count: number, room: number): Column[] {
  const narrow = count > 4 ? 72 : 116;
  const first = room - narrow * (count - 1);
  return Array.from({ length: count }, (_, place) => ({
    x: margin + (place === 0 ? 0 : first + narrow * (place - 1)),
    width: (place === 0 ? first : narrow) - 8,
  }));
}

const heightOf = (pdf: PDFDocument, columns: readonly Column[], texts: readonly string[]): number =>
  Math.max(...columns.map(({ width }, place) => pdf.heightOfString(texts[place] ?? '', { width }))) + 2 * rowPadding;

type DrawCell = (draw: () => void) => void;

/** Each cell drawn is a cell that a screen reader is told of. */
function tagged(pdf: PDFDocument, table: StructureElement, kind: 'TH' | 'TD'): DrawCell {
  const row = pdf.struct('TR');
  table.add(row);
  const scope = kind === 'TH' ? { scope: 'Column' } : {};
  return (draw) => void row.add(pdf.struct(kind, scope, draw));
}

function drawRow(pdf: PDFDocument, columns: readonly Column[], texts: readonly string[], drawCell: DrawCell): void {
  const y = pdf.y + rowPadding;
  const bottom = pdf.y + heightOf(pdf, columns, texts);
  columns.forEach(({ x, width }, place) => {
    drawCell(() => void pdf.text(texts[place] ?? '', x, y, { width }));
  });
  pdf.y = bottom;
  underline(pdf, bottom);
}
