import { type PlainDate, todayInJohannesburg } from '@portal/domain';

/** What happened on one day in South Africa, in the order in which it came. */
export interface Day<Entry> {
  day: PlainDate;
  entries: Entry[];
}

/** Entries by their day. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[]): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const day = todayInJohannesburg(new Date(entry.at));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
