import { ink, margin, muted, sizes } from './look';
import { type Pen } from './pen';
import { makeRoom, rowPadding, underline } from './row';

const labelWidth = 170;

/** Label beside value, a paragraph each. */
export function drawDetails(
  { pdf, root, write, heightOf }: Pen,
  rows: readonly (readonly [label: string, value: string])[],
): void {
  for (const [label, value] of rows) {
    pdf.font('regular').fontSize(sizes.text);
    const width = pdf.page.width - 2 * margin - labelWidth;
    const height = Math.max(heightOf(label, labelWidth - 8), heightOf(value, width));
    makeRoom(pdf, height + 2 * rowPadding);
    const y = pdf.y + rowPadding;
    root.add(
      pdf.struct('P', () => {
        pdf.fillColor(muted);
        write(`${label} `, { x: margin, y, width: labelWidth - 8 });
        pdf.fillColor(ink);
        write(value, { x: margin + labelWidth, y, width });
      }),
    );
    pdf.y = y + height + rowPadding;
    underline(pdf, pdf.y);
  }
}
