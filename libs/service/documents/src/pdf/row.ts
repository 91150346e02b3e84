import { type PDFDocument } from './kit';
import { line, margin } from './look';

/** Space above and below the text of a row, in points. */
export const rowPadding = 4;

/** Begins a new page where a row of this height has no room on this one. Says whether it did. */
export function makeRoom(pdf: PDFDocument, height: number): boolean {
  const { height: pageHeight, margins } = pdf.page;
  if (pdf.y + height <= pageHeight - margins.bottom) return false;
  pdf.addPage();
  return true;
}

/** Decoration, of which nobody is told. Not inside another artifact: these do not nest. */
export function decorate(pdf: PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** The line under a row. */
export function underline(pdf: PDFDocument, y: number, from = margin, to = pdf.page.width - margin): void {
  decorate(pdf, () => void pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(line).stroke());
}
