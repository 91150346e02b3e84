import { type PinRefusal } from './decide-send';
import { identityLimits, secondsUntil } from './identity-limits';
import { lockedUntil } from './locked-until';
import { isUsable, sharesBudget, type PinRow } from './pin-row';

/** What is known when somebody types a PIN. */
export interface GuessQuestion<Row extends PinRow> {
  purpose: string;
  /** Every PIN of the policy in the last 24 hours. */
  rows: readonly Row[];
  /** True for a network that signed in to the policy before: a stranger cannot lock the holder out. */
  isTrusted: boolean;
}

/** The PIN to compare with; null when there is none and every guess is wrong; or a refusal without comparing. */
export type GuessDecision<Row extends PinRow> = { refusal: PinRefusal } | { compareWith: Row | null };

/** Which PIN a guess is held against (reliability B2 to B7). Knows nothing of whether the policy exists. */
export function decideGuess<Row extends PinRow>(
  { purpose, rows, isTrusted }: GuessQuestion<Row>,
  now: Date,
): GuessDecision<Row> {
  const budget = rows.filter((row) => sharesBudget(row.purpose, purpose));
  const locked = isTrusted ? null : lockedUntil(budget, now);
  if (locked) return { refusal: { code: 'LOCKED', retryAfterSeconds: secondsUntil(locked, now) } };
  return { compareWith: budget.find((row) => row.purpose === purpose && isUsable(row, now)) ?? null };
}

/** Whether a wrong guess, the `tries`-th on its PIN, was the last that PIN allows. */
export const spendsPin = (tries: number): boolean => tries >= identityLimits.pin.triesPerCode;

/** How long new PINs are: longer while the whole service sees a wave of wrong guesses. */
export const pinDigits = (failedGuesses: number): number =>
  failedGuesses >= identityLimits.brake.failedGuesses ? identityLimits.pin.digitsUnderBrake : identityLimits.pin.digits;
