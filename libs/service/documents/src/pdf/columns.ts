import { type Column } from '../content';

/** Where a column stands, in points. */
export interface Place {
  x: number;
  width: number;
  align?: 'right';
}

const gap = 10;
/** Days and amounts need so much, in points; the others share what is left. */
const fixed = { day: 56, amount: 64 } as const;
const shares = { words: 1, name: 1.7, sentence: 2 } as const;

/** Puts columns side by side into a room that begins at x. */
export function placesOf(columns: readonly Column[], x: number, room: number): Place[] {
  const widths = columns.map(({ holds }) => (holds === 'day' || holds === 'amount' ? fixed[holds] : 0));
  const parts = columns.map(({ holds }) => (holds === 'day' || holds === 'amount' ? 0 : shares[holds]));
  const left = room - sum(widths) - gap * (columns.length - 1);
  let at = x;
  return columns.map(({ holds }, place) => {
    const width = (widths[place] ?? 0) + (left * (parts[place] ?? 0)) / (sum(parts) || 1);
    const begins = at;
    at += width + gap;
    return { x: begins, width, ...(holds === 'amount' ? { align: 'right' as const } : {}) };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
