import { type PinRow as StoredPin } from '@portal/service-store';

/** What the rules need to know of one PIN that was asked for, sent or not. */
export type PinRow = Pick<
  StoredPin,
  'id' | 'purpose' | 'attempts' | 'createdAt' | 'expiresAt' | 'usedAt' | 'killedAt' | 'killedReason'
>;

/** Why a PIN died before it was used or expired. A newer PIN kills the older one as `REPLACED`. */
export const killedByGuesses = 'WRONG_GUESSES';

/**
 * Anybody may ask for a PIN to sign in; only a signed-in person for the others. So each side has its own sends and its
 * own lock, and a stranger who exhausts the first cannot stop the holder of a session. Both together allow at most
 * 100 guesses a day.
 */
export const sharesBudget = (purpose: string, other: string): boolean => (purpose === 'LOGIN') === (other === 'LOGIN');

/** Whether a PIN can still be accepted. Of one policy and purpose at most one can. */
export const isUsable = (row: PinRow, now: Date): boolean =>
  row.usedAt === null && row.killedAt === null && now < row.expiresAt;
