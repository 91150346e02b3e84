import { type ClaimCase, type Endpoints } from '@portal/contract';
import { checkClaimStep } from '@portal/domain';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import { type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { otherStands } from '../opening/standing-claim';
import { asRefusal, auditClaim, onClaim } from './on-claim';
import { saveFollowed } from './save-claim';
import { withStaffEvent } from './staff-event';
import { undecided } from './undecided';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['reopenClaimFor']>;

/** Opens a claim again, with a new clock from this day. What was decided stays readable, and what was paid stays paid. */
export const reopenClaimFor = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'reopen-claim', act: 'REOPEN' }, (tx, held) => reopen(call, tools, tx, held));

async function reopen(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, body } = call;
  const { claim } = held;
  const isClosedForNow = claim.status === 'WITHDRAWN' || claim.status === 'DORMANT';
  const step = checkClaimStep(claim.status, isClosedForNow ? 'REPORTED' : 'IN_ASSESSMENT');
  if (!step.success) return asRefusal(step) ?? refused('INVALID_STATUS');
  const exists = await otherStands(tx, claim);
  if (exists) return exists;
  const again = isClosedForNow
    ? { ...claim.record, clockFrom: request.now.toISOString(), reminded: [] }
    : undecided(claim.record, request.now);
  const record = withStaffEvent(again, call, 'REOPENED');
  const saved = await saveFollowed(call, tools, tx, held, { status: step.value, record });
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_REOPENED',
    before: { status: claim.status },
    after: { status: saved.status },
    reason: body.reason,
  });
  return done(saved);
}
