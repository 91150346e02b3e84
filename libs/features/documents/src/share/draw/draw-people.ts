import { weaveTeeth } from '@portal/brand';
import { type PersonCoverView } from '@portal/ui-kit/data';
import { type Palette } from './palette';
import { type Pen } from './pen';

const barHeight = 12;
/** The width of one tooth of a bar. */
const tooth = 24;

/** A row for each person: name and amount, what it covers, the bar. */
export function drawPeople(pen: Pen, people: readonly PersonCoverView[], palette: Palette): void {
  for (const { name, who, sentence, amount, bar } of people) {
    const letters = { size: 40, weight: 600, colour: palette.text };
    const taken = amount === null ? 0 : pen.writeAtRight(amount, letters) + 32;
    pen.write(name, { ...letters, right: pen.right - taken });
    pen.write(`${who} · ${sentence}`, { size: 32, weight: 400, colour: palette.muted });
    pen.y += 14;
    drawBar(pen, bar, palette);
    pen.y += barHeight + 32;
  }
}

/** Solid as far as it holds today, teeth for what still waits, a bare line for what a limit keeps away. */
function drawBar(pen: Pen, { now, waiting, limit }: PersonCoverView['bar'], { bar, line }: Palette): void {
  const { context, page, right, y } = pen;
  const room = right - page.margin;
  const all = now + waiting + limit;
  const place = (amount: number) => (all === 0 ? 0 : (room * amount) / all);
  pen.fill(line, page.margin, y + barHeight - 2, room, 2);
  pen.fill(bar, page.margin, y, place(now), barHeight);
  const teeth = Math.max(1, Math.round(place(waiting) / tooth));
  context.save();
  context.translate(page.margin, y);
  context.fill(new Path2D(weaveTeeth(place(now), place(now + waiting), barHeight, teeth)));
  context.restore();
}
