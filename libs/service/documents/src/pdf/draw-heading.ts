import { ink, sizes } from './look';
import { type Pen } from './pen';

/** Room that a heading wants below it, in points: it never stands alone at the foot of a page. */
const company = 90;

export function drawHeading({ pdf, root, write }: Pen, { level, text }: { level: 1 | 2; text: string }): void {
  if (level === 2) {
    const { height, margins } = pdf.page;
    if (pdf.y + company > height - margins.bottom) pdf.addPage();
    else pdf.y += 14;
  }
  root.add(
    pdf.struct(`H${level}`, () => {
      pdf
        .font('semiBold')
        .fontSize(level === 1 ? sizes.title : sizes.heading)
        .fillColor(ink);
      write(text);
    }),
  );
  pdf.y += 4;
}
