const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Every limit of sign-in, in one table. Times are milliseconds. Source: reliability rules, section 1. */
export const identityLimits = {
  pin: {
    digits: 6,
    digitsUnderBrake: 8,
    livesMs: 5 * minute,
    triesPerCode: 5,
  },
  sends: {
    apartMs: minute,
    perPolicy: [
      { most: 5, withinMs: hour, forgottenAfterSuccess: false },
      { most: 10, withinMs: 24 * hour, forgottenAfterSuccess: true },
    ],
    perAddress: { most: 20, withinMs: hour },
  },
  lock: { afterKilledCodes: 3, forMs: 15 * minute },
  /** More failed guesses than this, over all policies, and new codes are longer. */
  brake: { failedGuesses: 1000, withinMs: 24 * hour },
  accessToken: { livesMs: 10 * minute },
  session: { idleMs: 30 * minute, absoluteMs: 12 * hour, graceMs: 30 * second },
  /** How long rows about PINs are kept, and so the longest window a rule may look back. */
  pinRowsKeptMs: 24 * hour,
} as const;

/** `later(at, ms)`: the moment that many milliseconds after another. */
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Whole seconds to wait until a moment, at least one: the value of a Retry-After header. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / second));
