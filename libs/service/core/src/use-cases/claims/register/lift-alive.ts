import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome } from '@portal/service-change-pipeline';
import { type ClaimRow, livesSince, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditClaim, onClaim } from '../staff/on-claim';
import { saveFollowed } from '../staff/save-claim';
import { withStaffEvent } from '../staff/staff-event';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['liftAlive']>;

/**
 * Lets a claim go on although the register of deaths says that the person lives, with what was checked. What was ready to be paid goes with the
 * next run. Source: docs/domain/claims.md#c2-4.
 */
export const liftAlive = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'lift-alive', act: 'LIFT_ALIVE', as: 'confirm' }, (tx, held) =>
    lift(call, tools, tx, held),
  );

async function lift(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { caller, request, body } = call;
  const { claim } = held;
  const { answers = [], lifts = [] } = claim.record.register ?? {};
  const lifted = { at: request.now.toISOString(), by: caller.staff, note: body.note };
  const disinterested = [...new Set([...claim.record.disinterested, caller.staff.id])];
  const record = { ...claim.record, disinterested, register: { answers, lifts: [...lifts, lifted] } };
  const saved = await saveFollowed(call, tools, tx, held, {
    status: claim.status,
    record: withStaffEvent(record, call, 'ALIVE_LIFTED'),
  });
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_ALIVE_LIFTED',
    before: { aliveSince: livesSince(claim.record) },
    reason: body.note,
  });
  return done(saved);
}
