import { type ClaimAccount, type PayoutRow, type RandomSource } from '@portal/service-store';
import { type LockedClaim } from '../look-once-a-day';

/** A claim that waits for those who claim, locked with its policy. */
export interface WaitingForFamily extends LockedClaim {
  payouts: readonly PayoutRow[];
}

/** What a reminder needs besides. */
export interface RemindingTools {
  random: Pick<RandomSource, 'uuid'>;
}

/** Whether nothing can be paid into the account that was given; null: none was. */
export const isOfNoUse = (account: ClaimAccount | null): boolean =>
  account === null || account.Verification_Status === 'FAILED_VERIFICATION';
