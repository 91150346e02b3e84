import { type ApprovalCase, type QueuedApproval } from '@portal/contract';
import { fullName, isSafeTogether } from '@portal/domain';
import { type Actor, holderOf, keptRisk, documentsMissing, togetherFacts } from '@portal/service-change-pipeline';
import { type ApprovalActionRow, type QueuedAction } from '@portal/service-store';
import { statusNow, whyNotNow } from './standing';

/** One request as the queue shows it to a member of staff. */
export function queuedApproval({ action, policyholder }: QueuedAction, actor: Actor, now: Date): QueuedApproval {
  const { record, awaitsCustomer } = action;
  const { id, policyNumber, actionType, entityLabel, approverType, requestedBy } = record;
  const { requestedAt, expiresAt, premiumBefore, premiumAfter } = record;
  const { level: risk, reasons: riskReasons } = keptRisk(action);
  const whyNot = whyNotNow(action, actor, now);
  return {
    id,
    policyNumber,
    policyholder: fullName(policyholder),
    actionType,
    entityLabel,
    approverType,
    requestedBy,
    requestedAt,
    expiresAt,
    premiumBefore,
    premiumAfter,
    risk,
    riskReasons,
    awaitsCustomer,
    status: statusNow(action, now),
    takenBy: takenBy(action, actor, now),
    documentsMissing: documentsMissing(record.documents),
    canDecide: whyNot === null,
    whyNot,
    isSafeTogether: whyNot === null && isSafeTogether(togetherFacts(action, actor, now)),
  };
}

/** Who works on a request now, as this member of staff reads it. */
export function takenBy(action: ApprovalActionRow, actor: Actor, now: Date): ApprovalCase['takenBy'] {
  const holder = holderOf(action, now);
  return holder && { id: holder.id, name: holder.name, at: holder.at.toISOString(), isMine: holder.id === actor.id };
}
