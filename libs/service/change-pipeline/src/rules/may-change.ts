import {
  type ActionType,
  kindsOfChange,
  cellChangeHoldHours,
  customerMay,
  formatDate,
  type PolicyStatus,
  todayInJohannesburg,
} from '@portal/domain';
import { type PolicyRow } from '@portal/service-store';
import { type ChangeContext, firstRefusal, refused, type Refused } from '../base/change';

type Held = Pick<PolicyRow, 'cellChangedAt' | 'record'>;
type Moment = Pick<ChangeContext, 'actor' | 'now'>;

/** Whether this kind of change may be asked for now, whoever it is about. Says why not in words for the screen. */
export function mayAsk(action: ActionType, policy: Held, context: Pick<ChangeContext, 'actor' | 'now' | 'open'>) {
  const { Policy_Status } = policy.record;
  // What staff enter waits for somebody's approval, which is not given before the hold is over.
  const held = context.actor.kind === 'customer' ? checkNotHeld(action, policy, context) : null;
  return firstRefusal(checkAbility(action, Policy_Status), held, planIsSettled(action, context));
}

/** Whether what was asked for earlier may be approved now. */
export const mayApprove = (action: ActionType, policy: Held, moment: Moment): Refused | null =>
  firstRefusal(checkStillPossible(action, policy.record.Policy_Status), checkNotHeld(action, policy, moment));

/**
 * Whether what was asked for earlier may be put in: the policy may have lapsed or ended meanwhile. Grace stops asking for more cover, not what
 * was asked for before it. A policy that begins or goes on has rules of its own (docs/domain/changes.md#r7-4).
 */
export function checkStillPossible(action: ActionType, status: PolicyStatus): Refused | null {
  if (kindsOfChange[action].entityType === 'POLICY') return null;
  return checkAbility(action, status === 'IN_GRACE' ? 'ACTIVE' : status);
}

/** Whether so much more, or less, cover of a relative may be asked for now: more is added cover, and a plan that waits stops either. */
export const mayAskOtherCover = (otherCover: number, status: PolicyStatus, context: Pick<ChangeContext, 'open'>) =>
  firstRefusal(
    otherCover > 0 ? checkAbility('ADD_EXTENDED_MEMBER', status) : null,
    otherCover === 0 ? null : planIsSettled('ADD_EXTENDED_MEMBER', context),
  );

function checkAbility(action: ActionType, status: PolicyStatus): Refused | null {
  const may = customerMay(status, kindsOfChange[action].ability);
  return may.success ? null : refused('INVALID_STATUS', may.message);
}

/** A stolen number must not open the bank account on the same day, whoever approves (docs/domain/changes.md#r7-2). */
function checkNotHeld(action: ActionType, policy: Held, { now, actor }: Moment): Refused | null {
  const until = heldUntil(action, policy, now);
  if (until === null) return null;
  const since = `cellphone number was changed less than ${cellChangeHoldHours} hours ago.`;
  return refused(
    'INVALID_STATUS',
    actor.kind === 'customer'
      ? `Your ${since} For your safety you can make this change from ${timeOf(until)}.`
      : `The ${since} For the policyholder’s safety this can be approved from ${timeOf(until)}.`,
  );
}

/** Until when this kind of change waits because the cellphone number is new; null: it does not, or not any more. */
export function heldUntil(action: ActionType, { cellChangedAt }: Pick<Held, 'cellChangedAt'>, now: Date): Date | null {
  if (cellChangedAt === null || !kindsOfChange[action].heldAfterCellChange) return null;
  const until = new Date(cellChangedAt.getTime() + cellChangeHoldHours * 3_600_000);
  return now < until ? until : null;
}

const timeOf = (at: Date): string => {
  const clock = new Date(at.getTime() + 2 * 3_600_000).toISOString().slice(11, 16);
  return `${clock} on ${formatDate(todayInJohannesburg(at))}`;
};

function planIsSettled(action: ActionType, { open }: Pick<ChangeContext, 'open'>): Refused | null {
  const planWaits = open.some(({ actionType }) => actionType === 'CHANGE_PRODUCT');
  return planWaits && kindsOfChange[action].changesCover
    ? refused(
        'PENDING_CHANGE_EXISTS',
        'Your change of plan is waiting for a decision. Change who is covered after that.',
      )
    : null;
}
