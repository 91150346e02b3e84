import { addDays, addYears, type PlainDate } from '@portal/domain';

/** Days on which one may look at a scenario, counted from its own. */
export const clocks = {
  '1 day later': (today: PlainDate) => addDays(today, 1),
  '15 days later': (today: PlainDate) => addDays(today, 15),
  '31 days later': (today: PlainDate) => addDays(today, 31),
  '1 year later': (today: PlainDate) => addYears(today, 1),
};
export type ClockName = keyof typeof clocks;

export const clockNames = Object.keys(clocks) as ClockName[];
