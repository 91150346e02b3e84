import { movePayout, unbookClaimDeduction } from '@portal/service-payments';
import { checkPayoutStep, startedClock } from '@portal/domain';
import { type ClaimRecord, type ClaimRow, type PolicyRow, type Transaction } from '@portal/service-store';
import { auditedBy } from '../../actor';
import { type HeldByStaff } from './on-claim';
import { type StaffClaimCall } from './staff-claim-call';

/**
 * Cancels every payment of a claim that was not handed to the bank, and has the premiums owed again that were taken off. Gives the claim and the
 * policy as they are then.
 */
export async function cancelPayouts(
  { caller, request }: StaffClaimCall,
  tx: Transaction,
  { claim, policy, payouts }: HeldByStaff,
): Promise<{ claim: ClaimRow; policy: PolicyRow }> {
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

/** A claim whose decision does not hold any more: it stays readable, and a new clock runs from now. */
export function undecided(record: ClaimRecord, now: Date): ClaimRecord {
  const { decision, earlierDecisions } = record;
  const { decisionDue } = startedClock(now);
  return {
    ...record,
    recommendation: null,
    decision: null,
    earlierDecisions: [...earlierDecisions, ...(decision ? [decision] : [])],
    decidedAt: null,
    disputeReason: null,
    clockFrom: now.toISOString(),
    clock: { completeAt: now.toISOString(), decisionDue, disputedAt: null, disputeDue: null },
  };
}
