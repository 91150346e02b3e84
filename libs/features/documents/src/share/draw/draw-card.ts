import { weaveTriangle, weaveStart } from '@portal/brand';
import { type SharedCover } from '@portal/policy-workflow/cover';
import { encode } from 'uqr';
import { type Voucher } from '../shared-text';
import { drawPeople } from './draw-people';
import { type Palette } from './palette';
import { Pen } from './pen';

/** Pixels: sharp on a phone held upright, and small enough for dear data. */
const width = 1080;
const margin = 64;
const bandHeight = 28;
const codeSide = 200;

/** Draws the card on a canvas, as high as its people need. */
export function drawCard(canvas: HTMLCanvasElement, shared: SharedCover, voucher: Voucher, palette: Palette): void {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  canvas.width = width;
  canvas.height = layOut(context, shared, voucher, palette); // to a canvas that is too low: what is above its foot is drawn
  layOut(context, shared, voucher, palette);
}

/** Gives the height that it took. */
function layOut(context: CanvasRenderingContext2D, shared: SharedCover, voucher: Voucher, palette: Palette): number {
  const pen = new Pen(context, { width, margin, font: palette.font });
  pen.fill(palette.paper, 0, 0, width, context.canvas.height);
  pen.fill(palette.brand, 0, 0, width, 132);
  pen.y = 44;
  pen.write(voucher.productName, { size: 44, weight: 700, colour: palette.onBrand });
  drawBand(context, 132 - bandHeight, palette.accent);
  pen.y = 176;
  pen.write(shared.title, { size: 56, weight: 700, colour: palette.text });
  if (shared.policyNumber !== null)
    pen.write(`Policy ${shared.policyNumber}`, { size: 34, weight: 400, colour: palette.muted });
  pen.y += 28;
  drawPeople(pen, shared.people, palette);
  drawCheck(pen, voucher, palette);
  return pen.y + margin;
}

/** The woven band of the brand, from edge to edge. */
function drawBand(context: CanvasRenderingContext2D, top: number, colour: string): void {
  const size = { width: 48, height: bandHeight, gap: 6 };
  context.save();
  context.translate(0, top);
  context.fillStyle = colour;
  for (let place = 0; weaveStart(place, size) < width; place += 1) context.fill(new Path2D(weaveTriangle(place, size)));
  context.restore();
}

/** The code as squares to scan, and in letters beside them. */
function drawCheck(pen: Pen, { code, address }: Voucher, palette: Palette): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const module = Math.floor(codeSide / size);
  const top = pen.y + 36;
  const frame = 4 * module;
  // Black on white whatever the theme: readers ask for it.
  pen.fill('#ffffff', margin, top, size * module + 2 * frame, size * module + 2 * frame);
  data.forEach((line, down) =>
    line.forEach((isDark, across) => {
      if (isDark) pen.fill('#000000', margin + frame + across * module, top + frame + down * module, module, module);
    }),
  );
  const left = margin + size * module + 2 * frame + 36;
  pen.y = top + 12;
  pen.write('Check that this is real and still holds', { size: 34, weight: 600, colour: palette.text, left });
  pen.write(code, { size: 44, weight: 700, colour: palette.text, left });
  pen.write(address.replace(/^https?:\/\//, ''), { size: 28, weight: 400, colour: palette.muted, left });
  pen.y = Math.max(pen.y, top + size * module + 2 * frame);
}
