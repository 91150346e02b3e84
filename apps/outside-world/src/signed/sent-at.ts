import * as v from 'valibot';

/** How far a signed message may be from now, either way, in milliseconds: an old one could be a copy. */
export const freshForMs = 5 * 60 * 1000;

/** An instant in UTC, ISO 8601. */
export const InstantSchema = (name: string) => {
  const sentence = `${name} must be an instant such as 2026-03-02T08:00:00.000Z`;
  return v.pipe(
    v.string(sentence),
    v.isoTimestamp(sentence),
    v.check((text) => !Number.isNaN(Date.parse(text)), sentence),
  );
};

export const isFresh = (sentAt: string, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(sentAt)) <= freshForMs;
