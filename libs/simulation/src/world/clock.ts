import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type Clock } from '@portal/service-store';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A clock that only the simulation moves, mostly forward. */
export interface SimulatedClock extends Clock {
  pass(milliseconds: number): void;
  today(): PlainDate;
  /** The latest moment that it has shown. */
  latest(): Date;
}

export function simulatedClock(start: Date): SimulatedClock {
  let now = start.getTime();
  let latest = now;
  return {
    now: () => new Date(now),
    today: () => todayInJohannesburg(new Date(now)),
    latest: () => new Date(latest),
    pass: (milliseconds) => {
      now += milliseconds;
      latest = Math.max(latest, now);
    },
  };
}
