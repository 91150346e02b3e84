import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome } from '@portal/service-change-pipeline';
import { type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { asAudited } from './decision/recommend';
import { auditClaim, onClaim } from './on-claim';
import { saveFollowed } from './save-claim';
import { withStaffEvent } from './staff-event';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['giveBackClaim']>;

/** Gives a recommendation back to whoever made it, with what to look at again. */
export const giveBackClaim = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'give-back-claim', act: 'GIVE_BACK' }, (tx, held) => giveBack(call, tools, tx, held));

async function giveBack(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { sentence } = call.body;
  const { claim } = held;
  const { recommendation } = claim.record;
  const record = withStaffEvent({ ...claim.record, recommendation: null }, call, 'GIVEN_BACK', sentence);
  const saved = await saveFollowed(call, tools, tx, held, { status: claim.status, record });
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_GIVEN_BACK',
    ...(recommendation && { before: asAudited(recommendation) }),
    reason: sentence,
  });
  return done(saved);
}
