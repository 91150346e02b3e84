import { nextActionDate, type PlainDate } from '@portal/domain';

const known = new Map<string, PlainDate>();
/** Thirty debit days on a few days, then it starts anew. */
const mostKnown = 200;

/** The next collection after a day. Finding one means looking through holidays, so each answer is kept for a while. */
export function nextCollection(debitDay: number, today: PlainDate): PlainDate {
  const key = `${today} ${debitDay}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const date = nextActionDate(debitDay, today);
  known.set(key, date);
  return date;
}
