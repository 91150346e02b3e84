import { type Blank } from '../content';
import { ink, margin, muted, sizes } from './look';
import { type Pen } from './pen';
import { decorate, makeRoom } from './row';

/** Points. */
const gap = 20;
const rowHeight = 36;
const box = 8;

/** Lines to write on, two beside each other where they are not wide. */
export function drawBlanks(pen: Pen, rows: readonly Blank[]): void {
  const { pdf } = pen;
  const room = pdf.page.width - 2 * margin;
  const half = (room - gap) / 2;
  for (const line of inLines(rows)) {
    makeRoom(pdf, rowHeight);
    const { y } = pdf;
    line.forEach((blank, place) => {
      drawBlank(pen, blank, { x: margin + place * (half + gap), y, width: blank.isWide ? room : half });
    });
    pdf.y = y + rowHeight;
  }
}

function inLines(rows: readonly Blank[]): Blank[][] {
  const lines: Blank[][] = [];
  for (const blank of rows) {
    const last = lines.at(-1);
    if (last?.length === 1 && !last[0]?.isWide && !blank.isWide) last.push(blank);
    else lines.push([blank]);
  }
  return lines;
}

interface Room {
  x: number;
  y: number;
  width: number;
}

function drawBlank({ pdf, root, write }: Pen, { label, choices }: Blank, { x, y, width }: Room): void {
  const onLine = y + rowHeight - 6;
  root.add(
    pdf.struct('P', () => {
      pdf.font('regular').fontSize(sizes.columnHeading).fillColor(muted);
      write(label, { x, y, width });
    }),
  );
  if (!choices) {
    decorate(pdf, () => {
      pdf
        .moveTo(x, onLine)
        .lineTo(x + width, onLine)
        .lineWidth(0.75)
        .strokeColor(muted)
        .stroke();
    });
    return;
  }
  for (const choice of sideBySide(choices, x, width)) {
    decorate(pdf, () => {
      pdf
        .rect(choice.x, onLine - 12, box, box)
        .lineWidth(0.75)
        .strokeColor(muted)
        .stroke();
    });
    root.add(
      pdf.struct('P', () => {
        pdf.font('regular').fontSize(sizes.columnHeading).fillColor(ink);
        write(choice.text, { x: choice.x + box + 5, y: onLine - 14.5, width: choice.width - box - 5 });
      }),
    );
  }
}

/** A longer choice has more of the room. */
function sideBySide(choices: readonly string[], from: number, room: number) {
  const weights = choices.map((text) => text.length + 6);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let x = from;
  return choices.map((text, place) => {
    const width = ((weights[place] ?? 0) / all) * room;
    x += width;
    return { text, x: x - width, width };
  });
}
