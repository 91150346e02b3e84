import { type ApprovalDecision } from '@portal/contract';
import { type StoredAction } from '@portal/service-store';
import { type Actor, refused, type Refused } from '../change';

type Decision = ApprovalDecision['decision'];

/** What somebody may do about an action that waits (domain rules 7.2 and 7.3). */
export function powersOver(action: StoredAction, actor: Actor): Record<Decision, boolean> {
  const isPending = action.status === 'PENDING';
  const isMaker = action.requestedBy.id === actor.id;
  const hasConsented = action.decidedBy?.id === actor.id;
  const decides = isPending && !isMaker && !hasConsented && mayDecide(action, actor);
  return { APPROVE: decides, DECLINE: decides, CANCEL: isPending && isMaker };
}

/** Maker and checker are two people, and a customer's own decision is nobody else's. */
function mayDecide({ approverType, requestedBy }: StoredAction, { kind }: Actor): boolean {
  switch (approverType) {
    case 'CUSTOMER':
      return kind === 'customer' && requestedBy.role !== 'customer';
    case 'STAFF':
      return kind !== 'customer';
    case 'SECOND_STAFF':
      return kind === 'portalAdmin';
  }
}

/** Refuses a decision that is not this person's to take. */
export const checkPower = (action: StoredAction, actor: Actor, decision: Decision): Refused | null =>
  powersOver(action, actor)[decision] ? null : refused('FORBIDDEN', 'This change is not yours to decide');
