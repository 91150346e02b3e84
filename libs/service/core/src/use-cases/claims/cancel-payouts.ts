import { movePayout, unbookClaimDeduction } from '@portal/service-payments';
import { checkPayoutStep } from '@portal/domain';
import { type ClaimRow, type PayoutRow, type PolicyRow, type Transaction } from '@portal/service-store';
import { type AnyCaller } from '../../caller/caller';
import { type RequestContext } from '../../caller/request-context';
import { auditedBy } from '../actor';

interface Held {
  claim: ClaimRow;
  policy: PolicyRow;
  payouts: readonly PayoutRow[];
}

/**
 * Cancels every payment of a claim that was not handed to the bank, and has the premiums owed again that were taken off. Gives the claim and the
 * policy as they are then.
 */
export async function cancelPayouts(
  { caller, request }: { caller: AnyCaller; request: RequestContext },
  tx: Transaction,
  { claim, policy, payouts }: Held,
): Promise<Pick<Held, 'claim' | 'policy'>> {
  const by = auditedBy(caller, request);
  let held = claim;
  for (const payout of payouts) {
    if (!checkPayoutStep(payout.status, 'CANCELLED').success) continue;
    const audit = { ...by, action: 'PAYOUT_CANCELLED' };
    held = (await movePayout(tx, { claim: held, payout }, { to: 'CANCELLED', audit, now: request.now })).claim;
  }
  const { reference } = claim;
  return { claim: held, policy: await unbookClaimDeduction(tx, policy, { reference, now: request.now }) };
}
