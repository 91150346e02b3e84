const minute = 60_000;

/** How long after each try the next one comes; after the last there is none. About a day in all. */
const waits = [1, 2, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute);

/** How often a message is tried before it has failed for good. */
export const mostAttempts = waits.length + 1;

/** When a message is tried again that could not be sent at this try, counted from 1. Null: never. */
export function nextAttempt(attempt: number, now: Date): Date | null {
  const wait = waits[attempt - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
