import { weaveTriangle } from '@portal/brand';
import { type Letterhead } from '../letterhead';
import { drawMark } from './draw-mark';
import { margin, muted, sizes } from './look';
import { type Pen } from './pen';
import { readMark } from './read-mark';

/** Points. */
const top = 32;
const markHeight = 30;
const nameSize = 14;
const triangle = { width: 12, height: 6, gap: 1.5 }; // the gap at least
/** Where the document itself begins. */
const end = top + markHeight + 10 + triangle.height + 26;

/** Mark, name, how to reach the insurer, the woven band: on the first page, for the eye; the foot says whose document it is. */
export function drawLetterhead(pen: Pen, name: string, letterhead: Letterhead): void {
  const { pdf } = pen;
  pdf.markContent('Artifact', { type: 'Pagination' });
  const mark = letterhead.markSvg === null ? null : readMark(letterhead.markSvg);
  const markWidth = mark ? drawMark(pdf, mark, { x: margin, y: top, height: markHeight }) + 10 : 0;
  drawName(pen, name, { x: margin + markWidth, colour: letterhead.nameColour });
  drawContact(pen, letterhead.contact);
  drawBand(pen, top + markHeight + 10, letterhead.bandColour);
  pdf.endMarkedContent();
  pdf.x = margin;
  pdf.y = end;
}

function drawName({ pdf, write }: Pen, name: string, { x, colour }: { x: number; colour: string }): void {
  pdf.font('semiBold').fontSize(nameSize).fillColor(colour);
  const width = (pdf.page.width - 2 * margin) * 0.6 - (x - margin);
  write(name, { x, y: top + (markHeight - pdf.currentLineHeight(true)) / 2, width, height: markHeight });
}

function drawContact({ pdf, write }: Pen, lines: readonly string[]): void {
  pdf.font('regular').fontSize(sizes.foot).fillColor(muted);
  const lineHeight = pdf.currentLineHeight(true);
  const width = (pdf.page.width - 2 * margin) * 0.4;
  const first = top + (markHeight - lines.length * lineHeight) / 2;
  lines.forEach((line, number) => {
    write(line, { x: pdf.page.width - margin - width, y: first + number * lineHeight, width, align: 'right' });
  });
}

/** From margin to margin: the gaps take what is left of the room. */
function drawBand({ pdf }: Pen, y: number, colour: string): void {
  const room = pdf.page.width - 2 * margin;
  const { width, height } = triangle;
  const steps = Math.floor((room - width) / (width / 2 + triangle.gap));
  const size = { width, height, gap: (room - width) / steps - width / 2 };
  pdf.save().translate(margin, y);
  for (let place = 0; place <= steps; place++) pdf.path(weaveTriangle(place, size));
  pdf.fill(colour);
  pdf.restore();
}
