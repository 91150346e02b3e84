import { type DocumentTable } from '../content';
import { type Place, placesOf } from './columns';
import { drawBar } from './draw-bar';
import { type PDFDocument, type StructureElement } from './kit';
import { ink, margin, muted, sizes } from './look';
import { type Pen } from './pen';
import { makeRoom, rowPadding, underline } from './row';

/** A table with a heading for each column; on a further page the headings stand again, for the eye alone. */
export function drawTable(pen: Pen, { columns, rows, bars = [], total }: DocumentTable): void {
  const { pdf, root } = pen;
  const places = placesOf(columns, margin, pdf.page.width - 2 * margin);
  const headings = columns.map(({ heading }) => heading);
  const table = pdf.struct('Table');
  root.add(table);
  const headingsAgain = () => {
    asHeading(pdf);
    pdf.markContent('Artifact', { type: 'Pagination' });
    const bottom = drawCells(pen, places, headings, (draw) => draw());
    pdf.endMarkedContent();
    endRow(pdf, bottom);
  };
  const drawRow = (texts: readonly string[], asRow: (on: PDFDocument) => void, at = places) => {
    asRow(pdf);
    if (makeRoom(pdf, heightOf(pen, at, texts))) {
      headingsAgain();
      asRow(pdf);
    }
    endRow(pdf, drawCells(pen, at, texts, tagged(pdf, table, 'TD')));
  };

  asHeading(pdf);
  makeRoom(pdf, 4 * heightOf(pen, places, headings)); // never without a row below
  endRow(pdf, drawCells(pen, places, headings, tagged(pdf, table, 'TH')));
  rows.forEach((row, number) => {
    drawRow(row, asText);
    const bar = bars[number];
    if (bar) drawBar(pen, bar, pdf.y);
  });
  if (total) drawRow(total, asTotal, placesOfTotal(places, total));
  table.end();
}

const asText = (pdf: PDFDocument) => void pdf.font('regular').fontSize(sizes.text).fillColor(ink);
const asTotal = (pdf: PDFDocument) => void pdf.font('semiBold').fontSize(sizes.text).fillColor(ink);
const asHeading = (pdf: PDFDocument) => void pdf.font('semiBold').fontSize(sizes.columnHeading).fillColor(muted);

/** What names the total has the room of the empty cells beside it. */
function placesOfTotal(places: readonly Place[], total: readonly string[]): Place[] {
  const end = total.findIndex((text, place) => place > 0 && text !== '');
  const [first, last] = [places[0], places[end - 1]];
  return places.map((place, number) =>
    number === 0 && first && last ? { ...first, width: last.x + last.width - first.x } : place,
  );
}

const heightOf = (pen: Pen, places: readonly Place[], texts: readonly string[]): number =>
  Math.max(...places.map(({ width }, place) => pen.heightOf(texts[place] ?? '', width))) + 2 * rowPadding;

type DrawCell = (draw: () => void) => void;

/** Each cell drawn is a cell that a screen reader is told of. */
function tagged(pdf: PDFDocument, table: StructureElement, kind: 'TH' | 'TD'): DrawCell {
  const row = pdf.struct('TR');
  table.add(row);
  const scope = kind === 'TH' ? { scope: 'Column' } : {};
  return (draw) => void row.add(pdf.struct(kind, scope, draw));
}

/** Draws the cells of one row and gives where it ends. */
function drawCells(pen: Pen, places: readonly Place[], texts: readonly string[], drawCell: DrawCell): number {
  const { pdf } = pen;
  const y = pdf.y + rowPadding;
  const bottom = pdf.y + heightOf(pen, places, texts);
  places.forEach((place, number) => {
    drawCell(() => pen.write(texts[number] ?? '', { ...place, y }));
  });
  return bottom;
}

function endRow(pdf: PDFDocument, bottom: number): void {
  pdf.y = bottom;
  underline(pdf, bottom);
}
