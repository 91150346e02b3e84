import { type ClaimCase, type Endpoints } from '@portal/contract';
import { checkClaimStep, disputedClock, ok, type Result } from '@portal/domain';
import { done, type Outcome, refused, tellClaimants } from '@portal/service-change-pipeline';
import { type Claimant, type ClaimRecord, type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { asRefusal, auditClaim, onClaim } from './on-claim';
import { saveFollowed } from './save-claim';
import { withStaffEvent } from './staff-event';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['disputeClaim']>;

/** Takes more time for a claim, once, with the question that must be cleared up first. Whoever claims is told until when. */
export const disputeClaim = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'dispute-claim', act: 'DISPUTE' }, (tx, held) => dispute(call, tools, tx, held));

async function dispute(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, body } = call;
  const { claim, policy } = held;
  const step = checkClaimStep(claim.status, 'DISPUTED');
  const disputed = disputedRecord({ ...claim.record, recommendation: null }, body.reason, request.now);
  if (!step.success) return asRefusal(step) ?? refused('INVALID_STATUS');
  if (!disputed.success) return asRefusal(disputed) ?? refused('NOT_POSSIBLE');
  const record = withStaffEvent(disputed.value, call, 'DISPUTED');
  const saved = await saveFollowed(call, tools, tx, held, { status: step.value, record });
  const { disputeDue } = saved.record.clock;
  const notice = { type: 'CLAIM_DISPUTED', ...(disputeDue !== null && { date: disputeDue }) } as const;
  const told = saved.record.claimants.filter(isToldOfReason);
  await tellClaimants(tools, tx, { claim: saved, policy }, told, notice, request.now);
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_DISPUTED',
    before: { status: claim.status },
    after: { status: saved.status, disputeDue },
    reason: body.reason,
  });
  return done(saved);
}

/** The question is the family's who claim: of whoever arranges the funeral nothing else is asked. */
const isToldOfReason = ({ hasComeForward, arrangesFuneral }: Claimant) => hasComeForward && !arrangesFuneral;

/** A claim that is given more time for a question. */
export function disputedRecord(record: ClaimRecord, question: string, now: Date): Result<ClaimRecord> {
  const { completeAt, decisionDue, disputedAt, disputeDue } = record.clock;
  const asDate = (moment: string | null) => (moment === null ? null : new Date(moment));
  const given = disputedClock(
    { completeAt: asDate(completeAt), decisionDue, disputedAt: asDate(disputedAt), disputeDue },
    now,
  );
  if (!given.success) return given;
  const clock = { ...record.clock, disputedAt: now.toISOString(), disputeDue: given.value.disputeDue };
  return ok({ ...record, clock, disputeReason: question });
}
