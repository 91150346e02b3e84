import { type ClaimCase, type Endpoints } from '@portal/contract';
import { checkClaimStep } from '@portal/domain';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import { keepPremiumsUnpaid } from '@portal/service-payments';
import { type ClaimRow, payoutsOfClaims, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { cancelPayouts } from '../cancel-payouts';
import { premiumsOnPayouts } from '../payouts-of';
import { asRefusal, auditClaim, onClaim } from './on-claim';
import { saveFollowed } from './save-claim';
import { withStaffEvent } from './staff-event';
import { undecided } from './undecided';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['recallClaim']>;

/** Recalls an approval before anything was handed to the bank: its payments are cancelled, and it is decided anew. */
export const recallClaim = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'recall-claim', act: 'RECALL' }, (tx, held) => recall(call, tools, tx, held));

async function recall(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, body } = call;
  const step = checkClaimStep(held.claim.status, 'IN_ASSESSMENT');
  if (!step.success) return asRefusal(step) ?? refused('INVALID_STATUS');
  const { claim, policy } = await cancelPayouts(call, tx, held);
  const left = await payoutsOfClaims(tx, [claim.id]);
  if (premiumsOnPayouts(left) === 0) await keepPremiumsUnpaid(tx, policy, claim.reference);
  const record = withStaffEvent(undecided(claim.record, request.now), call, 'RECALLED');
  const saved = await saveFollowed(call, tools, tx, { claim, policy }, { status: step.value, record });
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_RECALLED',
    before: { status: held.claim.status },
    after: { status: saved.status },
    reason: body.reason,
  });
  return done(saved);
}
