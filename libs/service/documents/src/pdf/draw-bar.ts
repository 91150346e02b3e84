import { weaveTeeth } from '@portal/brand';
import { type CoverParts } from '@portal/domain';
import { line, margin } from './look';
import { type Pen } from './pen';
import { decorate } from './row';

/** Points. */
const height = 1.8;
const tooth = 4;

/** Cover beneath a row: solid as far as it holds, teeth for what still waits, a bare line for what a limit keeps away. For the eye. */
export function drawBar({ pdf, colour }: Pen, { now, waiting, limit }: CoverParts, y: number): void {
  const all = now + waiting + limit;
  if (all === 0) return;
  const room = pdf.page.width - 2 * margin;
  const place = (amount: number) => (room * amount) / all;
  const [holds, waits] = [place(now), place(now + waiting)];
  const teeth = weaveTeeth(holds, waits, height, Math.max(1, Math.round((waits - holds) / tooth)));
  decorate(pdf, () => {
    pdf.save().translate(margin, y - height);
    pdf.path(box(room, height / 2)).fill(line);
    if (holds > 0) pdf.path(box(holds, 0)).fill(colour);
    if (teeth) pdf.path(teeth).fill(colour);
    pdf.restore();
  });
}

/** A box on the ground of the bar. */
const box = (width: number, top: number): string => `M0 ${top}L${width} ${top}L${width} ${height}L0 ${height}Z`;
