import { mayReleaseForOthers } from '@portal/domain';
import { type ApprovalActionRow, inTransaction, saveApprovalAction } from '@portal/service-store';
import { auditAction } from '../audit/audit-action';
import { done, type Outcome, refused } from '../base/change';
import { holderOf, otherHolder, takenSentence } from '../rules/taken';
import { lockAction, type StaffRequest, type StaffTools } from './lock-request';

/** Gives a request back to the queue. What nobody works on is given back already. */
export const releaseRequest = (tools: StaffTools, request: StaffRequest): Promise<Outcome<ApprovalActionRow>> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const held = await lockAction(tools, tx, request.actionId, now);
    if (held === null) return refused('NOT_FOUND');
    const { action } = held;
    const { actor, origin } = request;
    const other = otherHolder(action, actor, now);
    if (other && !mayReleaseForOthers(actor.kind)) return refused('TAKEN', takenSentence(other));
    const holder = holderOf(action, now);
    if (holder === null) return done(action);
    const nobodys = { takenBy: null, takenByName: null, takenAt: null };
    const released = await saveApprovalAction(tx, { ...action, ...nobodys });
    await auditAction(tx, action, {
      action: 'REQUEST_RELEASED',
      actor,
      origin,
      now,
      more: { takenBy: holder.name },
    });
    return done(released);
  });
