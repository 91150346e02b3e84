import { identityLimits, later } from './identity-limits';
import { killedByGuesses, type PinRow } from './pin-row';

const { afterKilledCodes, forMs } = identityLimits.lock;

/**
 * Until when an asker is locked out of a policy, or null: 15 minutes from the third PIN of theirs that wrong guesses killed.
 *
 * A success starts the count again, and so does a lock. Takes the PINs of one asker on one policy, in any order.
 * Nothing else is stored, so a policy that does not exist locks like any other.
 */
export function lockedUntil(rows: readonly PinRow[], now: Date): Date | null {
  let killed = 0;
  let until: Date | null = null;
  for (const { at, isKill } of rows.flatMap(endOf).toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    killed = isKill ? killed + 1 : 0;
    if (killed === afterKilledCodes) {
      until = later(at, forMs);
      killed = 0;
    }
  }
  return until !== null && now < until ? until : null;
}

/** How a PIN ended, if guesses or a success ended it. */
function endOf({ killedAt, killedReason, usedAt }: PinRow): { at: Date; isKill: boolean }[] {
  if (usedAt) return [{ at: usedAt, isKill: false }];
  return killedAt && killedReason === killedByGuesses ? [{ at: killedAt, isKill: true }] : [];
}
