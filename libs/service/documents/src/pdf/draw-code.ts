import { encode } from 'uqr';
import { type PDFDocument } from './kit';
import { ink, margin, sizes } from './look';
import { type Pen } from './pen';
import { makeRoom } from './row';

/** Points. Readers ask for an empty frame of four modules around a code: the margin and the gap give it. */
const widest = 124;
const gap = 20;

interface Code {
  value: string;
  label: string;
}

/** A QR code as squares, with what it says for those who do not see it, and its label beside it. */
export function drawCode({ pdf, root, write, heightOf }: Pen, { value, label }: Code): void {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  const module = Math.floor((2 * widest) / size) / 2; // half points, so that squares meet on most screens
  const side = module * size;
  makeRoom(pdf, side + 8 * module);
  const [x, y] = [margin, pdf.y + 4 * module];
  const alternative = { alt: `QR code. ${label}: ${value}`, bbox: [x, y, x + side, y + side] };
  root.add(
    pdf.struct('Figure', alternative, () => {
      drawModules(pdf, data, { x, y, module });
    }),
  );
  const beside = { x: x + side + gap, width: pdf.page.width - margin - (x + side + gap) };
  root.add(
    pdf.struct('P', () => {
      pdf.font('regular').fontSize(sizes.text).fillColor(ink);
      write(label, { ...beside, y: y + (side - heightOf(label, beside.width)) / 2 });
    }),
  );
  pdf.y = y + side + 4 * module;
}

/** One path for all of it: neighbours in a line are one rectangle. */
function drawModules(pdf: PDFDocument, data: boolean[][], at: { x: number; y: number; module: number }): void {
  data.forEach((line, down) => {
    for (let across = 0; across < line.length; across++) {
      if (!line[across]) continue;
      const from = across;
      while (line[across + 1]) across++;
      const width = (across - from + 1) * at.module;
      pdf.rect(at.x + from * at.module, at.y + down * at.module, width, at.module);
    }
  });
  pdf.fill('#000000');
}
