import { type PDFDocument, type StructureElement } from './kit';
import { type DocumentPart } from '../content';
import { drawDetails } from './draw-details';
import { drawTable } from './draw-table';
import { ink, margin, sizes } from './look';

/** A paragraph, labels beside values, or a table; each goes on on the next page where this one ends. */
export function drawPart(pdf: PDFDocument, root: StructureElement, part: DocumentPart): void {
  pdf.x = margin;
  if (part.kind === 'details') drawDetails(pdf, root, part.rows);
  else if (part.kind === 'table') drawTable(pdf, root, part);
  else root.add(pdf.struct('P', () => pdf.font('regular').fontSize(sizes.text).fillColor(ink).text(part.text)));
  pdf.x = margin;
  pdf.y += 4;
}
