import { type PDFDocument, type StructureElement } from './kit';
import { ink, margin, muted, sizes } from './look';
import { makeRoom, rowPadding, underline } from './row';

const labelWidth = 170;

/** Label beside value, a paragraph each. */
export function drawDetails(
  pdf: PDFDocument,
  root: StructureElement,
  rows: readonly (readonly [label: string, value: string])[],
): void {
  for (const [label, value] of rows) {
    pdf.font('regular').fontSize(sizes.text);
    const width = pdf.page.width - 2 * margin - labelWidth;
    const height = Math.max(pdf.heightOfString(label, { width: labelWidth - 8 }), pdf.heightOfString(value, { width }));
    makeRoom(pdf, height + 2 * rowPadding);
    const y = pdf.y + rowPadding;
    root.add(
      pdf.struct('P', () => {
        pdf.fillColor(muted).text(`${label} `, margin, y, { width: labelWidth - 8 });
        pdf.fillColor(ink).text(value, margin + labelWidth, y, { width });
      }),
    );
    pdf.y = y + height + rowPadding;
    underline(pdf, pdf.y);
  }
}
