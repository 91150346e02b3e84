import { type ClaimCase, type Endpoints } from '@portal/contract';
import { checkClaimStep } from '@portal/domain';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import { type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { pipelineTools } from '../../pipeline-tools';
import { cancelPayouts } from '../cancel-payouts';
import { voided } from '../voided';
import { lockOtherClaims, replanOtherPayouts } from './death/replan-payouts';
import { restorePolicy } from './death/restore-policy';
import { asRefusal, auditClaim, onClaim } from './on-claim';
import { saveFollowed } from './save-claim';
import { withStaffEvent } from './staff-event';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['voidClaim']>;

/**
 * Ends a claim for good, because the person lives or it was reported twice. What is not with the bank yet is not paid, and a policy that
 * followed the death is put back.
 */
export const voidClaim = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'void-claim', act: 'VOID' }, (tx, held) => end(call, tools, tx, held));

async function end(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const step = checkClaimStep(held.claim.status, 'VOID');
  if (!step.success) return asRefusal(step) ?? refused('INVALID_STATUS');
  const { claim, policy: unpaid } = await cancelPayouts(call, tx, held);
  await lockOtherClaims(tx, claim);
  const policy = await restorePolicy(call, tools, tx, { claim, policy: unpaid });
  if (policy !== unpaid) {
    const { now, today } = call.request;
    const when = { now, today, by: auditedBy(call.caller, call.request) };
    await replanOtherPayouts(pipelineTools(tools, call.caller), tx, { claim, policy }, when);
  }
  const record = withStaffEvent(voided(claim.record), call, 'VOIDED');
  const saved = await saveFollowed(call, tools, tx, { claim, policy }, { status: step.value, record });
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_VOIDED',
    before: { status: held.claim.status },
    after: { status: saved.status },
    reason: call.body.reason,
  });
  return done(saved);
}
