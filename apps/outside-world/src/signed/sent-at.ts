/** How far a signed message may be from now, either way, in milliseconds: an old one could be a copy. */
const freshForMs = 5 * 60 * 1000;

export const isFresh = (sentAt: string, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(sentAt)) <= freshForMs;
