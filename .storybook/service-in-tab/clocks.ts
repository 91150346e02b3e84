import { addDays, addYears, type PlainDate } from '@portal/domain';

/** Days on which one may look at a scenario, counted from its own. */
export const clocks = {
  '+1 day': (today: PlainDate) => addDays(today, 1),
  '+15 days': (today: PlainDate) => addDays(today, 15),
  '+31 days': (today: PlainDate) => addDays(today, 31),
  '+1 year': (today: PlainDate) => addYears(today, 1),
};
export type ClockName = keyof typeof clocks;

export const clockNames = Object.keys(clocks) as ClockName[];
