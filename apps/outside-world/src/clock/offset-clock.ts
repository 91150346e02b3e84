/** A clock that stands as far from the real time as it is told, and goes on ticking. */
export function offsetClock(real: () => Date) {
  let offset = 0;
  return {
    now: (): Date => new Date(real().getTime() + offset),
    /** In milliseconds, counted from the real time. */
    setOffset: (offsetMs: number): void => void (offset = offsetMs),
  };
}
export type OffsetClock = ReturnType<typeof offsetClock>;
