import { type PlainDate } from '@portal/domain';
import { type ClaimRow, type PayoutRow, type PolicyRow, type RandomSource } from '@portal/service-store';

/** A claim that waits for those who claim, held with its policy. */
export interface WaitingForFamily {
  claim: ClaimRow;
  policy: PolicyRow;
  payouts: readonly PayoutRow[];
  now: Date;
  today: PlainDate;
}

/** What a reminder needs besides. */
export interface RemindingTools {
  random: Pick<RandomSource, 'uuid'>;
}
