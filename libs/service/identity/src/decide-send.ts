import { identityLimits, later, secondsUntil } from './identity-limits';
import { lockedUntil } from './locked-until';
import { sharesBudget, type PinRow } from './pin-row';

/** What is known when somebody asks for a PIN. */
export interface SendQuestion {
  purpose: string;
  /** Every PIN of the policy in the last 24 hours. */
  rows: readonly PinRow[];
  /** When this address was last given PINs, on any policy, in the last hour. */
  addressTimes: readonly Date[];
  /** True for a network that signed in to the policy before: a stranger cannot lock the holder out. */
  isTrusted: boolean;
}

/** A rule of PINs says no, and when to come back. */
export interface PinRefusal {
  code: 'LOCKED' | 'OTP_LIMIT';
  retryAfterSeconds: number;
}

const { sends } = identityLimits;

/**
 * Whether a PIN may be made now: null, or the refusal with the longest wait (reliability section 1, "OTP sends").
 *
 * Knows nothing of whether the policy exists.
 */
export function decideSend({ purpose, rows, addressTimes, isTrusted }: SendQuestion, now: Date): PinRefusal | null {
  const budget = rows.filter((row) => sharesBudget(row.purpose, purpose));
  const locked = isTrusted ? null : lockedUntil(budget, now);
  if (locked) return { code: 'LOCKED', retryAfterSeconds: secondsUntil(locked, now) };

  const ofPurpose = budget.filter((row) => row.purpose === purpose).map((row) => row.createdAt);
  const allowedFrom = [
    allowedAfter(ofPurpose, 1, sends.apartMs),
    ...sends.perPolicy.map(({ most, withinMs, forgottenAfterSuccess }) =>
      allowedAfter(timesSince(budget, forgottenAfterSuccess), most, withinMs),
    ),
    allowedAfter(addressTimes, sends.perAddress.most, sends.perAddress.withinMs),
  ];
  const latest = new Date(Math.max(...allowedFrom));
  return now < latest ? { code: 'OTP_LIMIT', retryAfterSeconds: secondsUntil(latest, now) } : null;
}

/** When one more fits: once the `most`-th latest of these is `withinMs` old. */
function allowedAfter(times: readonly Date[], most: number, withinMs: number): number {
  const nth = times.toSorted((a, b) => b.getTime() - a.getTime())[most - 1];
  return nth ? later(nth, withinMs).getTime() : 0;
}

/** When the PINs of a budget were made; where a success forgives, only those made after the last one was accepted. */
function timesSince(budget: readonly PinRow[], forgottenAfterSuccess: boolean): Date[] {
  const lastSuccess = Math.max(0, ...budget.map((row) => row.usedAt?.getTime() ?? 0));
  return budget
    .map((row) => row.createdAt)
    .filter((createdAt) => !forgottenAfterSuccess || createdAt.getTime() > lastSuccess);
}
