import { keptFor, pinLength, pinLengthUnderBrake, pinLifeMinutes, pinLockMinutes } from '@portal/domain';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit of sign-in, in one table. Times are milliseconds. Source: docs/reliability.md#constants. */
export const identityLimits = {
  pin: {
    digits: pinLength,
    digitsUnderBrake: pinLengthUnderBrake,
    livesMs: pinLifeMinutes * minute,
    triesPerCode: 5,
  },
  sends: {
    /** For one asker. */
    apartMs: minute,
    /** For one policy, by all devices together that its holder signed in on. The hour is sign-in's and step-up's each. */
    knownDevices: { perHour: { most: 5, withinMs: hour }, perDay: { most: 9, withinMs: day } },
    /** For one policy, by everybody else. */
    others: { together: { most: 10, withinMs: day }, perAddress: { most: 2, withinMs: day } },
    /** Of one address over all policies, counting PINs that led to no sign-in. Messages leave so much later. */
    perAddress: { slowedAfter: 20, most: 200, withinMs: hour, leastDelayMs: second, mostDelayMs: 30 * second },
  },
  /** For one asker and policy. */
  lock: { afterKilledCodes: 3, forMs: pinLockMinutes * minute },
  /** Of one address, or one session, over all policies: guesses without a PIN that could have been meant. */
  guessesWithoutPin: { most: 20, withinMs: 15 * minute },
  /** How many such guesses a day one policy's audit tells of. */
  auditedGuessesWithoutPin: { most: 10, withinMs: day },
  /** So many failed guesses, over all policies, and new codes are longer. */
  brake: { failedGuesses: 1000, withinMs: day },
  accessToken: { livesMs: 10 * minute },
  session: { idleMs: 30 * minute, absoluteMs: 12 * hour, graceMs: 30 * second },
  /** How long rows about PINs are kept, and so the longest window a rule may look back. */
  pinRowsKeptMs: keptFor.pinHours * hour,
} as const;

/** `later(at, ms)`: the moment that many milliseconds after another. */
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Whole seconds to wait until a moment, at least one: the value of a Retry-After header. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / second));
