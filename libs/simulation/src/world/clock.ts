import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type Clock } from '@portal/service-store';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A clock that only the simulation moves, mostly forward. */
export interface SimulatedClock extends Clock {
  pass(milliseconds: number): void;
  today(): PlainDate;
}

export function simulatedClock(start: Date): SimulatedClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    today: () => todayInJohannesburg(new Date(now)),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
