import { type Asker, isOf } from './asker';
import { identityLimits, later, secondsUntil } from './identity-limits';
import { lockedUntil } from './locked-until';
import { fruitless, isSameKind, type PinRow } from './pin-row';

/** What is known when somebody asks for a PIN. */
export interface SendQuestion {
  purpose: string;
  asker: Asker;
  /** Every PIN of the policy in the last 24 hours. */
  rows: readonly PinRow[];
  /** When this address was given PINs in the last hour, on any policy, that led to no sign-in. */
  addressTimes: readonly Date[];
}

/** A rule of PINs says no, and when to come back. */
export interface PinRefusal {
  code: 'LOCKED' | 'OTP_LIMIT';
  retryAfterSeconds: number;
}

/** How much later the message leaves, 0 as a rule; or a refusal. */
export type SendDecision = { delayMs: number } | PinRefusal;

const { sends } = identityLimits;

interface Limit {
  most: number;
  withinMs: number;
}

/**
 * Whether a PIN may be made now, or the refusal with the longest wait (docs/reliability.md#constants, "OTP sends").
 *
 * Nobody's PINs count for somebody else, except among the devices that the holder never signed in on. Knows nothing of
 * whether the policy exists.
 */
export function decideSend({ purpose, asker, rows, addressTimes }: SendQuestion, now: Date): SendDecision {
  const own = rows.filter((row) => isOf(row, asker));
  const locked = lockedUntil(own, now);
  if (locked) return { code: 'LOCKED', retryAfterSeconds: secondsUntil(locked, now) };

  const ofPurpose = own.filter((row) => row.purpose === purpose);
  const latest = new Date(
    Math.max(
      allowedAfter(timesOf(ofPurpose), { most: 1, withinMs: sends.apartMs }),
      asker.isKnown ? knownMayAsk(rows, purpose) : othersMayAsk(rows, asker.address),
      asker.isKnown ? 0 : allowedAfter(addressTimes, sends.perAddress),
    ),
  );
  if (now < latest) return { code: 'OTP_LIMIT', retryAfterSeconds: secondsUntil(latest, now) };
  return { delayMs: asker.isKnown ? 0 : delayOf(addressTimes.length) };
}

function knownMayAsk(rows: readonly PinRow[], purpose: string): number {
  const { perHour, perDay } = sends.knownDevices;
  const known = rows.filter((row) => row.isKnown);
  const ofKind = known.filter((row) => isSameKind(row.purpose, purpose));
  return Math.max(allowedAfter(timesOf(ofKind), perHour), allowedAfter(timesOf(fruitless(known)), perDay));
}

function othersMayAsk(rows: readonly PinRow[], address: string): number {
  const { together, perAddress } = sends.others;
  const others = fruitless(rows).filter((row) => !row.isKnown);
  const fromHere = others.filter((row) => row.address === address);
  return Math.max(allowedAfter(timesOf(others), together), allowedAfter(timesOf(fromHere), perAddress));
}

const timesOf = (rows: readonly PinRow[]): Date[] => rows.map((row) => row.createdAt);

/** When one more fits: once the `most`-th latest of these is `withinMs` old. */
function allowedAfter(times: readonly Date[], { most, withinMs }: Limit): number {
  const nth = times.toSorted((a, b) => b.getTime() - a.getTime())[most - 1];
  return nth ? later(nth, withinMs).getTime() : 0;
}

/** From 1 s for the first message that is slowed to 30 s for the last one before the refusal. */
function delayOf(sentBefore: number): number {
  const { slowedAfter, most, leastDelayMs, mostDelayMs } = sends.perAddress;
  if (sentBefore < slowedAfter) return 0;
  const share = (sentBefore - slowedAfter) / (most - 1 - slowedAfter);
  return Math.round(leastDelayMs + share * (mostDelayMs - leastDelayMs));
}
