import { actionTypes, labelOf, servicingHours, servicingReasons } from '@portal/domain';
import {
  type ApprovalActionRow,
  appendAudit,
  findServicing,
  insertServicing,
  inTransaction,
  saveApprovalAction,
  type ServicingRow,
  type Transaction,
} from '@portal/service-store';
import { auditAction } from '../audit/audit-action';
import { done, type Outcome } from '../base/change';
import { holderOf } from '../rules/taken';
import { noticeOfOpening, sendNotices } from '../base/notices';
import { type Held, lockRequest, type StaffRequest, type StaffTools } from './lock-request';
import { checkMayWorkOn } from './may-work-on';

/**
 * Takes a request on: for an hour no other member of staff decides on it, and its policy is open to whoever took it, so that
 * the documents can be read. Of any number who take it at once, one has it. Whoever has it already has it for another hour.
 */
export const assignRequest = (tools: StaffTools, request: StaffRequest): Promise<Outcome<ApprovalActionRow>> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const held = await lockRequest(tools, tx, request.actionId, now);
    if (!held.success) return held;
    const { action, row } = held.value;
    const { actor, origin } = request;
    const notAllowed = checkMayWorkOn(action, actor, now);
    if (notAllowed) return notAllowed;

    const isRenewed = holderOf(action, now)?.id === actor.id;
    const taken = await saveApprovalAction(tx, {
      ...action,
      takenBy: actor.id,
      takenByName: actor.name,
      takenAt: now,
    });
    const asked = { staffId: actor.id, policyNumber: action.policyNumber, now };
    const isOpen = isRenewed && (await findServicing(tx, asked)) !== null;
    if (!isOpen) await openForDecision(tools, tx, { row, action: taken }, request);
    if (!isRenewed) await auditAction(tx, action, { action: 'REQUEST_TAKEN', actor, origin, now });
    return done(taken);
  });

const reason = 'DECISION';

/** Opens the policy as any opening does: the policyholder reads of it. */
async function openForDecision(
  { clock, random }: StaffTools,
  tx: Transaction,
  { row, action: { policyNumber, record } }: Held,
  { actor, origin }: StaffRequest,
): Promise<void> {
  const now = clock.now();
  const note = labelOf(actionTypes, record.actionType);
  const servicing: ServicingRow = {
    id: random.uuid(),
    staffId: actor.id,
    policyNumber,
    reason,
    note,
    verified: [],
    closedAt: null,
    openedAt: now,
    endsAt: new Date(now.getTime() + servicingHours * 3_600_000),
  };
  await insertServicing(tx, servicing);
  await appendAudit(tx, {
    at: now,
    actorType: 'STAFF',
    actorId: actor.id,
    role: actor.kind,
    policyNumber,
    outcome: 'SUCCEEDED',
    requestId: origin.requestId,
    ip: origin.address,
    action: 'POLICY_OPENED',
    entityType: 'SERVICING',
    entityId: servicing.id,
    reason: `${labelOf(servicingReasons, reason)}: ${note}`,
    after: { reason, verified: servicing.verified, endsAt: servicing.endsAt },
  });
  await sendNotices({ random }, tx, row, [noticeOfOpening(reason)], now);
}
