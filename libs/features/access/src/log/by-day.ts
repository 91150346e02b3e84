import { type AccessEntry } from '@portal/contract';
import { type PlainDate, todayInJohannesburg } from '@portal/domain';

/** What happened on one day in South Africa, in the order in which it came. */
export interface AccessDay {
  day: PlainDate;
  entries: AccessEntry[];
}

/** Entries by their day. */
export function byDay(entries: readonly AccessEntry[]): AccessDay[] {
  const days: AccessDay[] = [];
  for (const entry of entries) {
    const day = todayInJohannesburg(new Date(entry.at));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
