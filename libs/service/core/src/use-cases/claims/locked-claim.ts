import {
  type ClaimRow,
  lockClaim,
  lockPolicy,
  type PayoutRow,
  payoutsOfClaims,
  type PolicyRow,
  together,
  type Transaction,
} from '@portal/service-store';
import { Refusal } from '../../wire/refusal';

/** A claim that is locked for a change. */
export interface LockedClaim {
  claim: ClaimRow;
  payouts: PayoutRow[];
  /** Locked too, before the claim: of two claims about one life one is opened at a time. */
  policy: PolicyRow;
}

/** The claim as it is now, and its policy, both locked until the end of the transaction. Refuses with 404 one that is gone. */
export async function lockClaimAndPolicy(
  tx: Transaction,
  { id, policyNumber }: Pick<ClaimRow, 'id' | 'policyNumber'>,
): Promise<LockedClaim> {
  const [policy, claim, payouts] = await together([
    lockPolicy(tx, policyNumber),
    lockClaim(tx, id),
    payoutsOfClaims(tx, [id]),
  ]);
  if (policy === null || claim === null) throw new Refusal('NOT_FOUND');
  return { policy, claim, payouts };
}
