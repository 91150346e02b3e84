import { type Clock } from '@portal/service-store';

export interface OffsetClock extends Clock {
  /** How far from the real time the clock stands, in milliseconds. It goes on ticking. */
  setOffset(offsetMs: number): void;
}

export function offsetClock(real: Clock): OffsetClock {
  let offset = 0;
  return {
    now: () => new Date(real.now().getTime() + offset),
    setOffset: (offsetMs) => void (offset = offsetMs),
  };
}
