import { type PDFDocument } from './kit';
import { margin, muted, sizes } from './look';

/** The foot of every page and its number. Not part of what a screen reader reads. */
export function drawFeet(pdf: PDFDocument, foot: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    const { width, height } = pdf.page;
    pdf.page.margins.bottom = 0; // or a text this low would begin a page
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(sizes.foot).fillColor(muted);
    pdf.text(foot, margin, height - 44, { width: width - 2 * margin - 60, height: 24 });
    pdf.text(`${page + 1} of ${count}`, width - margin - 60, height - 44, { width: 60, align: 'right' });
    pdf.endMarkedContent();
  }
}
