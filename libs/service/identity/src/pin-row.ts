import { type PinRow as StoredPin } from '@portal/service-store';

/** What the rules need to know of one PIN that was asked for, sent or not. */
export type PinRow = Pick<
  StoredPin,
  | 'id'
  | 'purpose'
  | 'device'
  | 'cameWithDevice'
  | 'isKnown'
  | 'address'
  | 'createdAt'
  | 'expiresAt'
  | 'usedAt'
  | 'killedAt'
  | 'killedReason'
>;

/** Why a PIN died before it was used or expired. A newer PIN kills the older one as `REPLACED`. */
export const killedByGuesses = 'WRONG_GUESSES';

/** Signing in and confirming a change have their own hour, so that changes do not stand in the way of signing in. */
export const isSameKind = (purpose: string, other: string): boolean => (purpose === 'LOGIN') === (other === 'LOGIN');

/** Whether a PIN can still be accepted. Of one policy, purpose and asker at most one can. */
export const isUsable = (row: PinRow, now: Date): boolean =>
  row.usedAt === null && row.killedAt === null && now < row.expiresAt;

/** Whether two PINs were asked for by the same: the same device, or the same address where no device was shown. */
const isSameAsker = (row: PinRow, other: PinRow): boolean =>
  row.device === other.device || (!row.cameWithDevice && !other.cameWithDevice && row.address === other.address);

/** The PINs that led to nothing: a PIN that is accepted forgives its own asker what came before it, and nobody else. */
export const fruitless = (rows: readonly PinRow[]): PinRow[] =>
  rows.filter(
    (row) => !rows.some((other) => other.usedAt !== null && other.usedAt >= row.createdAt && isSameAsker(row, other)),
  );
