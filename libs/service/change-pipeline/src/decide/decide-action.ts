import { missingDocumentOf } from '@portal/contract';
import { cannotApproveWithout } from '@portal/contract/words';
import { isPlainDate, kindsOfChange, todayInJohannesburg } from '@portal/domain';
import {
  type ApprovalActionRow,
  findApprovalAction,
  inTransaction,
  lockPolicy,
  saveApprovalAction,
  type StoredAction,
  type Transaction,
} from '@portal/service-store';
import { auditAction } from '../audit/audit-action';
import { done, firstRefusal, type Outcome, refused, type Refused } from '../base/change';
import { startIfApproved } from '../base/effective-date';
import { endAction } from '../lifecycle/end-action';
import { noticeOfDecision, tellDecision } from '../base/notices';
import { applyApproved, processDueEvents } from '../lifecycle/process-due-events';
import { checkNotStale } from '../rules/drift';
import { mayApprove } from '../rules/may-change';
import { checkPower } from '../rules/may-decide';
import { checkSpousePlace } from '../rules/spouse-place';
import { checkNotTaken } from '../rules/taken';
import { isRecordedConsent, recordConsent } from './record-consent';
import { type PipelineTools } from '../base/tools';
import { checkWithinMaximum } from '../rules/within-maximum';
import { checkNobodyDied } from '../rules/nobody-who-died';
import { checkNoOtherClaim } from '../rules/other-claim';
import { checkUndoDecided } from '../rules/undo-first';
import { type Deciding, type DecisionRequest } from './decision-request';

/**
 * Approves, declines or takes back a change that waits, in one transaction with the policy locked: of any number of people
 * who decide at once, one decides (docs/reliability.md#c7).
 */
export async function decideAction(
  tools: PipelineTools,
  request: DecisionRequest,
): Promise<Outcome<ApprovalActionRow>> {
  return inTransaction(tools.database, async (tx) => {
    const found = await lockPolicy(tx, request.policyNumber);
    if (found === null) return refused('NOT_FOUND');
    const now = tools.clock.now();
    const before = await findApprovalAction(tx, request.policyNumber, request.actionId);
    if (before === null) return refused('NOT_FOUND');
    const { row, open } = await processDueEvents(tools, tx, found, now);
    const action = await findApprovalAction(tx, request.policyNumber, request.actionId);
    if (action === null) return refused('NOT_FOUND');
    if (action.status === 'EXPIRED') return refused('ACTION_EXPIRED');
    if (action.status !== 'PENDING') return refused('ACTION_NOT_PENDING');
    const deciding = { row, action, request, now };
    const isConsent = isRecordedConsent(action.record, request);
    const notAllowed =
      whyNot(deciding, isConsent) ??
      (await whyNotForClaims(tx, deciding)) ??
      (await whyAboveMaximum(tx, deciding, open)) ??
      (await confirm(tools, tx, request));
    if (notAllowed) return notAllowed;
    return done(await (isConsent ? recordConsent : decide)(tools, tx, deciding));
  });
}

/** The rules of a decision: it is this person's to take, nobody else works on it, and it is about what was shown. */
function whyNot(deciding: Deciding, isConsent: boolean): Refused | null {
  const { action, request, now } = deciding;
  const { actor, onlyIf } = request;
  const { decision } = request.decision;
  return firstRefusal(
    isConsent ? null : checkPower(action.record, actor, decision),
    checkNotTaken(action, actor, now, decision),
    decision === 'APPROVE' ? whyNotApprove(deciding) : null,
    onlyIf?.(action) ?? null,
  );
}

/** Whether what was asked for still fits the policy as it stands, and is whole. */
const whyNotApprove = ({ row, action: { record: action }, request: { actor }, now }: Deciding): Refused | null =>
  firstRefusal(
    mayApprove(action.actionType, row, { actor, now }),
    checkSpousePlace(action, row.record, todayInJohannesburg(now)),
    checkNotStale(action, row.record),
    checkHasDocuments(action),
  );

/** Nobody approves a newborn whom nothing identifies. */
function checkHasDocuments(action: StoredAction): Refused | null {
  const missing = missingDocumentOf(action);
  return missing?.isBlocking ? refused('INVALID_STATUS', cannotApproveWithout(missing)) : null;
}

/** Nobody approves what a claim, or what a death undoes, stands in the way of. */
async function whyNotForClaims(
  tx: Transaction,
  { row, action: { record }, request }: Deciding,
): Promise<Refused | null> {
  if (request.decision.decision !== 'APPROVE') return null;
  const joining = { actionType: record.actionType, proposed: record.proposedValue };
  return (
    (await checkNoOtherClaim(tx, row, record)) ??
    (await checkUndoDecided(tx, row, record)) ??
    checkNobodyDied(tx, joining, row.record)
  );
}

/** Nobody approves more cover than the law allows over all policies: they may cover more than when it was asked for. */
const whyAboveMaximum = async (
  tx: Transaction,
  { row, action, request, now }: Deciding,
  open: readonly StoredAction[],
): Promise<Refused | null> =>
  request.decision.decision === 'APPROVE'
    ? checkWithinMaximum(
        tx,
        { row, open },
        { ...action.record, effectiveDate: startOf(action.record, now).effectiveDate },
      )
    : null;

/** A customer who approves proves it with a PIN. */
async function confirm(
  { verifyPin }: PipelineTools,
  tx: Transaction,
  request: DecisionRequest,
): Promise<Refused | null> {
  const { actor, decision, policyNumber, origin } = request;
  if (actor.kind !== 'customer' || decision.decision !== 'APPROVE') return null;
  if (!decision.otp) return refused('INVALID_OTP', 'Enter the one-time PIN');
  return verifyPin(tx, { policyNumber, purpose: 'APPROVAL', otp: decision.otp }, origin);
}

async function decide(tools: PipelineTools, tx: Transaction, { row, action, request, now }: Deciding) {
  const { actor, decision, origin } = request;
  const record: StoredAction = {
    ...action.record,
    decidedBy: { id: actor.id, name: actor.name, role: actor.kind },
    decidedAt: now.toISOString(),
    comment: decision.comment ?? null,
    ...(decision.consentMethod && { consentMethod: decision.consentMethod }),
  };
  await auditAction(tx, action, {
    action: auditNames[decision.decision],
    actor,
    origin,
    now,
    reason: decision.comment ?? record.actionType,
  });
  const decided = { ...action, record };
  if (decision.decision === 'CANCEL')
    return (await endAction(tools, tx, row, decided, { status: 'CANCELLED', now })).action;
  if (decision.decision === 'DECLINE') {
    await tellDecision(tools, tx, row, noticeOfDecision('CHANGE_DECLINED', record), now);
    return (await endAction(tools, tx, row, decided, { status: 'DECLINED', now })).action;
  }
  return approve(tools, tx, { row, action: decided, now });
}

const auditNames = { APPROVE: 'CHANGE_APPROVED', DECLINE: 'CHANGE_DECLINED', CANCEL: 'CHANGE_CANCELLED' } as const;

/** Approved: applied now, or on the day that it holds from. */
async function approve(tools: PipelineTools, tx: Transaction, { row, action, now }: Omit<Deciding, 'request'>) {
  const { settledToday, effectiveDate } = startOf(action.record, now);
  const record = { ...action.record, effectiveDate };
  const approved = await saveApprovalAction(tx, { ...action, status: 'APPROVED', effectiveDate, record });
  const applied = settledToday ? await applyApproved(tools, tx, row, approved, now) : row;
  const settled = (await findApprovalAction(tx, row.policyNumber, action.id)) ?? approved;
  // Who is told that it could not be carried out is not told that it applies.
  if (settled.status !== 'FAILED') {
    await tellDecision(tools, tx, row, noticeOfDecision('CHANGE_APPROVED', record), now);
    // A new policy whose first premium came before it was approved begins now; one that goes on has another premium, which credit may pay.
    if (record.entityType === 'POLICY') await processDueEvents(tools, tx, applied, now);
  }
  return settled;
}

/** A new policy has its own first day, and nothing to put in on it: it is settled once it is approved. */
function startOf(action: StoredAction, now: Date) {
  const { actionType, proposedValue } = action;
  const inception = proposedValue?.['Inception_Date'];
  if (kindsOfChange[actionType].holdsFrom === 'inception' && isPlainDate(inception))
    return { effectiveDate: inception, settledToday: true };
  const today = todayInJohannesburg(now);
  const effectiveDate = startIfApproved(action, today);
  return { effectiveDate, settledToday: effectiveDate <= today };
}
