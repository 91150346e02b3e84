const minute = 60_000;
const mostMinutes = 60;

/** When something that failed so often is tried again: after a minute, then two, four, up to an hour. */
export const nextTry = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(mostMinutes, 2 ** (attempts - 1)) * minute);
