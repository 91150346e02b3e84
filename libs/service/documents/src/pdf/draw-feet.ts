import { margin, muted, sizes } from './look';
import { type Pen } from './pen';

/** The foot of every page and its number. Not part of what a screen reader reads. */
export function drawFeet({ pdf, write }: Pen, foot: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    const { width, height } = pdf.page;
    pdf.page.margins.bottom = 0; // or a text this low would begin a page
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(sizes.foot).fillColor(muted);
    write(foot, { x: margin, y: height - 44, width: width - 2 * margin - 60, height: 24 });
    write(`${page + 1} of ${count}`, { x: width - margin - 60, y: height - 44, width: 60, align: 'right' });
    pdf.endMarkedContent();
  }
}
