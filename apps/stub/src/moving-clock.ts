import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type Clock } from '@portal/service-store';

export interface MovingClock extends Clock {
  /** Sets it so many milliseconds after what it shows by itself. It goes on ticking. */
  setOffset(offsetMs: number): void;
}

/** A clock that shows the real time of day on a day of one's choice, and goes on from there; null: on the day it is. */
export function movingClock(real: Clock, today: PlainDate | null): MovingClock {
  const startsAt = today ?? todayInJohannesburg(real.now());
  const start = Date.parse(startsAt) - Date.parse(todayInJohannesburg(real.now()));
  let offset = 0;
  return {
    now: () => new Date(real.now().getTime() + start + offset),
    setOffset: (offsetMs) => void (offset = offsetMs),
  };
}
