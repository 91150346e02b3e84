import { isFinalStatus, isNotTakenUp, type PlainDate, todayInJohannesburg } from '@portal/domain';
import {
  type ApprovalActionRow,
  type PolicyRow,
  hasRunOut,
  revokeSessionsOf,
  saveApprovalAction,
  type StoredAction,
  type StoredPolicy,
  type Transaction,
  unsettledActions,
  hasOpenPayment,
} from '@portal/service-store';
import { endPolicy } from './end-policy';
import { auditSystem, endWaiting, expireAction } from './end-waiting';
import { applyProposal } from '../apply/apply-proposal';
import { noticeOfFailure, sendNotices, tellDecision } from '../base/notices';
import { reassess } from '../risk/assess-risk';
import { checkStillPossible } from '../rules/may-change';
import { saveStatusTransitions, type StandingTools } from './save-status-transitions';
import { asTheyDied } from '../undo/as-they-died';
import { tellUndone } from '../undo/tell-undone';
import { fieldsLeftInWords } from '../undo/undo-words';
import { type PipelineTools } from '../base/tools';

/** The policy and what still waits on it, once everything that was due has happened. */
export interface Settled {
  row: PolicyRow;
  today: PlainDate;
  open: StoredAction[];
  /** The same as it is stored. */
  waiting: readonly ApprovalActionRow[];
}

/**
 * Lets expire what nobody decided and applies what was approved for a day that has come, in the order of the calendar: what holds from the day
 * of a lapse comes after it, and so does what the status as it stands does not allow. The policy must be locked. Who has read since then what
 * is unsettled, or was told by this what waits, may give it.
 */
export async function processDueEvents(
  tools: Pick<PipelineTools, 'creditorShortName'> & StandingTools,
  tx: Transaction,
  found: PolicyRow,
  now: Date,
  unsettled?: readonly ApprovalActionRow[],
): Promise<Settled> {
  const today = todayInJohannesburg(now);
  let row = found;
  const waiting: ApprovalActionRow[] = [];
  const afterMoving: ApprovalActionRow[] = [];
  for (const action of unsettled ?? (await unsettledActions(tx, found.policyNumber))) {
    if (hasRunOut(action, now)) {
      row = await expireAction(tools, tx, row, action, now);
    } else if (action.status === 'APPROVED' && (action.effectiveDate ?? today) <= today) {
      if (isAfterMoving(row.record, action, today)) afterMoving.push(action);
      else row = await applyApproved(tools, tx, row, action, now);
    } else {
      waiting.push(action);
    }
  }
  row = await endUntaken(tools, tx, row, now);
  const open = waiting.map(({ record, status }) => ({ ...record, status: status as StoredAction['status'] }));
  const moment = { now, today, open };
  const moved = await saveStatusTransitions(tools, tx, row, moment);
  let settled = moved;
  for (const action of afterMoving) settled = await applyApproved(tools, tx, settled, action, now);
  // Credit may pay another premium.
  if (settled !== moved) settled = await saveStatusTransitions(tools, tx, settled, moment);
  const hasMoved = settled.status !== found.status;
  if (hasMoved && isFinalStatus(settled.status))
    return { row: await endWaiting(tools, tx, settled, waiting, now), today, open: [], waiting: [] };
  const toAssess = waiting.filter(({ status, risk }) => status === 'PENDING' && (hasMoved || risk === null));
  await reassess(tx, settled, toAssess);
  return { row: settled, today, open, waiting };
}

/** Whether payments and the calendar may move the policy before an action that is due. */
function isAfterMoving({ Policy_Status, Grace_End_Date }: StoredPolicy, action: ApprovalActionRow, today: PlainDate) {
  const isAfterGrace =
    Policy_Status === 'IN_GRACE' && Grace_End_Date !== null && (action.effectiveDate ?? today) > Grace_End_Date;
  return isAfterGrace || checkStillPossible(action.record.actionType, Policy_Status) !== null;
}

/**
 * Without a first premium in time, and none on its way, the policy is not taken up, and its holder is told (docs/domain/policy.md#r4-3).
 */
async function endUntaken(tools: Pick<PipelineTools, 'random'>, tx: Transaction, row: PolicyRow, now: Date) {
  const isUnpaid = row.status === 'PENDING' && row.record.Paid_To_Date === null;
  if (!isUnpaid || !isNotTakenUp(todayInJohannesburg(row.createdAt), todayInJohannesburg(now))) return row;
  if (await hasOpenPayment(tx, row.policyNumber)) return row;
  const ended = await endPolicy(tools, tx, row, 'NOT_TAKEN_UP', now);
  const smsTo = ended.record.MainMember.Cell_Number;
  await sendNotices(tools, tx, ended, [{ type: 'POLICY_NOT_TAKEN_UP', smsTo }], now);
  return ended;
}

/**
 * Puts an approved change into the policy. What does not fit any more is marked FAILED and goes back to staff; the policy
 * stays as it is, and the policyholder is told.
 */
export async function applyApproved(
  tools: Pick<PipelineTools, 'random' | 'creditorShortName'>,
  tx: Transaction,
  row: PolicyRow,
  action: ApprovalActionRow,
  now: Date,
): Promise<PolicyRow> {
  const { record } = action;
  const effectiveDate = record.effectiveDate ?? todayInJohannesburg(now);
  const { currentValue: current, proposedValue: proposed } = record;
  const left = record.undo ? fieldsLeftInWords(row.record, record.undo) : [];
  const undo = record.undo && (await asTheyDied(tx, row.policyNumber, record.undo));
  const placement = { ...record, current, proposed, effectiveDate, ...(undo && { undo }) };
  const applied = await applyProposal({ tools, tx, row, now }, placement);
  if (!applied.success) {
    const failureReason = applied.code === 'NOT_FOUND' ? recordIsGone : applied.message;
    await tellDecision(tools, tx, row, noticeOfFailure(row, record, failureReason), now);
    await saveApprovalAction(tx, { ...action, status: 'FAILED', record: { ...record, failureReason } });
    await auditSystem(tx, action, { action: 'CHANGE_FAILED', outcome: 'FAILED', now });
    return row;
  }
  const { row: saved, notices } = applied.value;
  await sendNotices(tools, tx, saved, notices, now);
  if (record.actionType === 'UPDATE_CELL_NUMBER') {
    await sendNotices(tools, tx, row, [{ type: 'CELL_CHANGED', smsTo: row.record.MainMember.Cell_Number }], now);
    // Staff ask for it where a phone was lost: whoever has that phone now is signed out.
    await revokeSessionsOf(tx, saved.customerId, { keptId: null, reason: 'CELL_CHANGED', now });
  }
  await saveApprovalAction(tx, { ...action, status: 'APPLIED' });
  const more = left.length > 0 ? { left: left.map(({ label }) => label).join(', ') } : {};
  await auditSystem(tx, action, { action: 'CHANGE_APPLIED', outcome: 'SUCCEEDED', now, more });
  if (record.undo) await tellUndone(tools, tx, saved, record.undo, now);
  return saved;
}

const recordIsGone = 'The record is not on the policy any more';
