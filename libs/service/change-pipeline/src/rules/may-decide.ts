import { type ApprovalDecision } from '@portal/contract';
import { type ApproverType, kindsOfChange, reachOf } from '@portal/domain';
import { type StoredAction } from '@portal/service-store';
import { type Actor, refused, type Refused } from '../base/change';

type Decision = ApprovalDecision['decision'];
type Kind = Actor['kind'];

/** Whether people of this kind decide on actions of a type at all. Who asked for it, and who noted consent, is another matter. */
const mayDecideOn: Record<ApproverType, (kind: Kind) => boolean> = {
  CUSTOMER: (kind) => reachOf('approve for the customer', kind) === 'own',
  STAFF: (kind) => reachOf('approve for staff', kind) === 'any',
  SECOND_STAFF: (kind) => reachOf('confirm as second person', kind) === 'any',
};

/** What people of this kind decide on. */
export const approverTypesOf = (kind: Kind): ApproverType[] =>
  (Object.keys(mayDecideOn) as ApproverType[]).filter((type) => mayDecideOn[type](kind));

/** What somebody may do about an action that waits (docs/domain/changes.md#r7-2 and #r7-3). */
export function powersOver(action: StoredAction, actor: Actor): Record<Decision, boolean> {
  const isPending = action.status === 'PENDING';
  const decides = isPending && whyNotDecide(action, actor) === null;
  return {
    APPROVE: decides,
    DECLINE: decides,
    CANCEL: isPending && isMaker(action, actor) && kindsOfChange[action.actionType].askedBy !== 'nobody',
  };
}

const isMaker = ({ requestedBy }: StoredAction, { id }: Actor) => requestedBy.id === id;

/** Maker, whoever noted the consent, and checker are different people; a customer's own decision is nobody else's. */
export function whyNotDecide(action: StoredAction, actor: Actor): string | null {
  const { approverType, requestedBy, decidedBy } = action;
  if (isMaker(action, actor)) return 'You asked for this yourself, so somebody else decides.';
  if (decidedBy?.id === actor.id) return 'You recorded the consent, so somebody else confirms it.';
  if (mayDecideOn[approverType](actor.kind)) {
    const isOwnOfCustomer = approverType === 'CUSTOMER' && requestedBy.role === 'customer';
    return isOwnOfCustomer ? 'A customer does not approve what a customer asked for.' : null;
  }
  return whoElse[approverType];
}

const whoElse: Record<ApproverType, string> = {
  CUSTOMER: 'The policyholder decides on this.',
  STAFF: 'Our staff decide on this.',
  SECOND_STAFF: 'An administrator confirms this as the second person.',
};

/** Staff may tell that the policyholder agreed on a recorded call (docs/domain/changes.md#r7-2). */
export const mayRecordConsent = ({ approverType, status }: StoredAction, { kind }: Actor): boolean =>
  status === 'PENDING' &&
  approverType === 'CUSTOMER' &&
  reachOf('approve for the customer', kind) === 'with recorded consent';

/** Refuses a decision that is not this person's to take. */
export const checkPower = (action: StoredAction, actor: Actor, decision: Decision): Refused | null =>
  powersOver(action, actor)[decision] ? null : refused('FORBIDDEN', 'This change is not yours to decide');
