import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome, refusedFields } from '@portal/service-change-pipeline';
import { type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { newRepresentation, representationAudited, withRepresentation } from '../../new-representation';
import { auditClaim, onClaim } from '../on-claim';
import { saveFollowed } from '../save-claim';
import { withStaffEvent } from '../staff-event';
import { type LockedClaim } from '../../locked-claim';

type Call = StaffCall<Endpoints['receiveRepresentations']>;

/** Puts in what somebody said on the phone or handed in who does not agree, whoever works on the claim. */
export const receiveRepresentations = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'receive-representations', act: 'DISAGREE', as: null }, (tx, held) =>
    receive(call, tools, tx, held),
  );

async function receive(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { caller, request, body } = call;
  const { now } = request;
  const { claim } = held;
  const receivedAt = body.receivedAt === null ? now : new Date(body.receivedAt);
  if (receivedAt > now) {
    return refusedFields([{ field: 'receivedAt', message: 'It cannot have reached us in the future' }]);
  }
  if (receivedAt.toISOString() < (claim.record.decision?.confirmedAt ?? '')) {
    return refusedFields([{ field: 'receivedAt', message: 'It cannot have reached us before the decision' }]);
  }
  const { text, files } = body;
  const by = { source: 'STAFF', ...caller.staff } as const;
  const sent = await newRepresentation(tools, tx, claim, { text, files, by, receivedAt, now });
  if (!sent.success) return sent;
  const record = withStaffEvent(withRepresentation(claim.record, sent.value), call, 'DISAGREED');
  const saved = await saveFollowed(call, tools, tx, held, { status: claim.status, record });
  await auditClaim(call, tx, saved, { action: 'CLAIM_DISAGREED', after: representationAudited(sent.value) });
  return done(saved);
}
