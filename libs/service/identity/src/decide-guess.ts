import { type Asker, isOf } from './asker';
import { type PinRefusal } from './decide-send';
import { identityLimits, later, secondsUntil } from './identity-limits';
import { lockedUntil } from './locked-until';
import { isUsable, type PinRow } from './pin-row';

/** What is known when somebody types a PIN. */
export interface GuessQuestion<Row extends PinRow> {
  purpose: string;
  asker: Asker;
  /** Every PIN of the policy in the last 24 hours. */
  rows: readonly Row[];
  /** When this address, or this session, guessed in the last 15 minutes without a PIN of its own, on any policy. */
  withoutPin: readonly Date[];
}

/** The PIN to compare with; null when there is none and every guess is wrong; or a refusal without comparing. */
export type GuessDecision<Row extends PinRow> = { refusal: PinRefusal } | { compareWith: Row | null };

/**
 * Which PIN a guess is compared with: the asker's own last one (docs/reliability.md#b2 to #b7). Knows nothing of whether the policy
 * exists.
 *
 * Who has a live PIN is compared, whatever others at the same address do. Who has none can only be wrong, and is refused
 * after 20 such guesses.
 */
export function decideGuess<Row extends PinRow>(
  { purpose, asker, rows, withoutPin }: GuessQuestion<Row>,
  now: Date,
): GuessDecision<Row> {
  const own = rows.filter((row) => isOf(row, asker));
  const locked = lockedUntil(own, now);
  if (locked) return refusedUntil(locked, now);
  const last = own.filter((row) => row.purpose === purpose).toSorted(newestFirst)[0];
  if (last && isUsable(last, now)) return { compareWith: last };
  const { most, withinMs } = identityLimits.guessesWithoutPin;
  const nth = withoutPin.toSorted((a, b) => b.getTime() - a.getTime())[most - 1];
  const until = nth && later(nth, withinMs);
  return until && now < until ? refusedUntil(until, now) : { compareWith: null };
}

const newestFirst = (a: PinRow, b: PinRow): number => b.createdAt.getTime() - a.createdAt.getTime();

const refusedUntil = (moment: Date, now: Date): { refusal: PinRefusal } => ({
  refusal: { code: 'LOCKED', retryAfterSeconds: secondsUntil(moment, now) },
});

/** Whether a wrong guess, the `tries`-th on its PIN, was the last that PIN allows. */
export const spendsPin = (tries: number): boolean => tries >= identityLimits.pin.triesPerCode;

/** How long new PINs are: longer while the whole service sees a wave of wrong guesses. */
export const pinDigits = (failedGuesses: number): number =>
  failedGuesses >= identityLimits.brake.failedGuesses ? identityLimits.pin.digitsUnderBrake : identityLimits.pin.digits;
