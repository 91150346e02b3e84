import { type PDFDocument } from './kit';
import { type Mark, type MarkShape } from './read-mark';

interface Box {
  x: number;
  y: number;
  /** Points. */
  height: number;
}

/** Draws a mark; gives how wide it is. */
export function drawMark(pdf: PDFDocument, { width, height, shapes }: Mark, box: Box): number {
  const scale = box.height / height;
  pdf.save().translate(box.x, box.y).scale(scale);
  for (const shape of shapes) drawShape(pdf, shape);
  pdf.restore();
  return width * scale;
}

function drawShape(pdf: PDFDocument, shape: MarkShape): void {
  const { fill = '#000000', stroke = 'none', 'stroke-width': width = '1', 'stroke-linecap': cap } = shape.attributes;
  if (fill !== 'none') {
    outline(pdf, shape);
    pdf.fill(fill);
  }
  if (stroke !== 'none') {
    pdf.lineWidth(Number(width)).lineCap(cap === 'round' ? 'round' : 'butt');
    outline(pdf, shape);
    pdf.strokeColor(stroke).stroke();
  }
}

function outline(pdf: PDFDocument, { tag, attributes }: MarkShape): void {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'rect':
      pdf.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      break;
    case 'circle':
      pdf.circle(number('cx'), number('cy'), number('r'));
      break;
    case 'ellipse':
      pdf.ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
      break;
    case 'path':
      pdf.path(attributes['d'] ?? '');
      break;
    case 'polygon':
      pdf.path(`M${attributes['points'] ?? '0 0'}Z`);
      break;
  }
}
