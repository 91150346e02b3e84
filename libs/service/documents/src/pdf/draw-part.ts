import { type DocumentPart } from '../content';
import { drawBlanks } from './draw-blanks';
import { drawCode } from './draw-code';
import { drawDetails } from './draw-details';
import { drawTable } from './draw-table';
import { ink, margin, sizes } from './look';
import { type Pen } from './pen';
import { makeRoom } from './row';

/** One part of a section; it goes on on the next page where this one ends. */
export function drawPart(pen: Pen, part: DocumentPart): void {
  const { pdf } = pen;
  pdf.x = margin;
  if (part.kind === 'details') drawDetails(pen, part.rows);
  else if (part.kind === 'table') drawTable(pen, part);
  else if (part.kind === 'code') drawCode(pen, part);
  else if (part.kind === 'blanks') drawBlanks(pen, part.rows);
  else drawText(pen, part.text);
  pdf.x = margin;
  pdf.y += 4;
}

export function drawText({ pdf, root, write, heightOf }: Pen, text: string): void {
  pdf.font('regular').fontSize(sizes.text);
  makeRoom(pdf, heightOf(text, pdf.page.width - 2 * margin));
  root.add(
    pdf.struct('P', () => {
      pdf.font('regular').fontSize(sizes.text).fillColor(ink);
      write(text);
    }),
  );
}
