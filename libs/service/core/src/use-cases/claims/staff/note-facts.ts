import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import { type ClaimFacts, type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditClaim, onClaim } from './on-claim';
import { rebased } from './rebased';
import { saveFollowed } from './save-claim';
import { withStaffEvent } from './staff-event';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['noteClaimFacts']>;

/** Notes what was found out beside the documents; amounts and documents follow. */
export const noteClaimFacts = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'note-claim-facts', act: 'JUDGE_DOCUMENTS' }, (tx, held) =>
    note(call, tools, tx, held),
  );

async function note(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, body } = call;
  const { claim, policy } = held;
  if (claim.status === 'APPROVED' || claim.status === 'PAID') return refused('INVALID_STATUS');
  const before = claim.record.facts;
  const facts: ClaimFacts = {
    isPreviousInsurerReliedOn: body.isPreviousInsurerReliedOn ?? before.isPreviousInsurerReliedOn,
    isTransportPaidInMoney: body.isTransportPaidInMoney ?? before.isTransportPaidInMoney,
    wasEndedIntentionally: body.wasEndedIntentionally ?? before.wasEndedIntentionally,
    paidByOtherInsurers: body.paidByOtherInsurers ?? before.paidByOtherInsurers,
  };
  const around = { claim, policy, today: request.today, uuid: () => tools.random.uuid() };
  const grounded = await rebased(tx, { ...claim.record, facts }, around);
  const record = withStaffEvent(grounded, call, 'FACTS_NOTED');
  const saved = await saveFollowed(call, tools, tx, held, { status: claim.status, record });
  await auditClaim(call, tx, saved, { action: 'CLAIM_FACTS_NOTED', before, after: facts });
  return done(saved);
}
