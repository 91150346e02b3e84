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

/** The line under a row: decoration, of which nobody is told. */
export function underline(pdf: PDFDocument, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  pdf.endMarkedContent();
}
