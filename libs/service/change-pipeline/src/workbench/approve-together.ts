import { isSafeTogether, whyNotTogether } from '@portal/domain';
import { type ApprovalActionRow, findActionById } from '@portal/service-store';
import { done, type Outcome, refused, type Refused } from '../base/change';
import { decideAction } from '../decide/decide-action';
import { keptRisk, documentsMissing } from '../risk/assess-risk';
import { otherHolder } from '../rules/taken';
import { type PipelineTools } from '../base/tools';
import { type StaffRequest } from './lock-request';

/** What became of one request of several. */
export interface ApprovedOne {
  id: string;
  approved: boolean;
  message: string | null;
}

/** What makes a request safe to approve with others, for somebody. */
export function togetherFacts(action: ApprovalActionRow, actor: StaffRequest['actor'], now: Date) {
  const { actionType, premiumBefore, premiumAfter, documents } = action.record;
  return {
    actionType,
    premiumBefore,
    premiumAfter,
    documentsMissing: documentsMissing(documents),
    risk: keptRisk(action).level,
    isHeldByOther: otherHolder(action, actor, now) !== null,
  };
}

/**
 * Approves several safe requests of one kind. Each is decided by itself, in a transaction of its own with its own policy held, by
 * the rules of any decision; whether it is still safe is asked again there. Nothing is decided when they do not belong together.
 */
export async function approveTogether(
  tools: PipelineTools,
  { ids, actor, origin }: Omit<StaffRequest, 'actionId'> & { ids: readonly string[] },
): Promise<Outcome<ApprovedOne[]>> {
  const found = await Promise.all(ids.map((id) => findActionById(tools.database, id)));
  const actions = found.filter((action) => action !== null);
  if (actions.length < ids.length) return refused('CONFLICT', 'One of these requests is not there any more.');
  const now = tools.clock.now();
  const waiting = actions.filter(({ status }) => status === 'PENDING');
  const whyNot = whyNotTogether(waiting.map((action) => togetherFacts(action, actor, now)));
  if (whyNot !== null) return refused('CONFLICT', whyNot);

  const results: ApprovedOne[] = [];
  for (const { id: actionId, policyNumber } of actions) {
    const onlyIf = (action: ApprovalActionRow): Refused | null =>
      isSafeTogether(togetherFacts(action, actor, tools.clock.now())) ? null : refused('CONFLICT', needsALook);
    const outcome = await decideAction(tools, {
      policyNumber,
      actionId,
      actor,
      origin,
      decision: { decision: 'APPROVE' },
      onlyIf,
    });
    results.push({ id: actionId, ...(await resultOf(outcome, tools, { actionId, actor })) });
  }
  return done(results);
}

/** An answer that was lost on its way is asked for again: what this person approved before is approved. */
async function resultOf(
  outcome: Outcome<ApprovalActionRow>,
  { database }: PipelineTools,
  { actionId, actor }: Pick<StaffRequest, 'actionId' | 'actor'>,
): Promise<Omit<ApprovedOne, 'id'>> {
  const action = outcome.success ? outcome.value : await findActionById(database, actionId);
  const isApproved = (action?.status === 'APPROVED' || action?.status === 'APPLIED') && action.decidedBy === actor.id;
  if (isApproved) return { approved: true, message: null };
  return { approved: false, message: outcome.success ? outcome.value.record.failureReason : outcome.message };
}

const needsALook = 'This request needs a closer look. Decide on it by itself.';
