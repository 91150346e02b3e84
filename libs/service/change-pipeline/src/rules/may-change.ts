import {
  type ActionType,
  kindsOfChange,
  cellChangeHoldHours,
  customerMay,
  formatDate,
  todayInJohannesburg,
} from '@portal/domain';
import { type PolicyRow } from '@portal/service-store';
import { type ChangeContext, firstRefusal, refused, type Refused } from '../base/change';

type Held = Pick<PolicyRow, 'cellChangedAt' | 'record'>;

/** Whether this kind of change may be asked for now, whoever it is about. Says why not in words for the screen. */
export function mayAsk(action: ActionType, policy: Held, context: Pick<ChangeContext, 'actor' | 'now' | 'open'>) {
  return firstRefusal(statusAllows(action, policy), notHeld(action, policy, context), planIsSettled(action, context));
}

function statusAllows(action: ActionType, { record }: Held): Refused | null {
  const may = customerMay(record.Policy_Status, kindsOfChange[action].ability);
  return may.success ? null : refused('INVALID_STATUS', may.message);
}

/** A stolen number must not open the bank account on the same day (docs/domain/changes.md#r7-2). */
function notHeld(action: ActionType, { cellChangedAt }: Held, { now, actor }: Pick<ChangeContext, 'now' | 'actor'>) {
  if (cellChangedAt === null || !kindsOfChange[action].heldAfterCellChange || actor.kind !== 'customer') return null;
  const until = new Date(cellChangedAt.getTime() + cellChangeHoldHours * 3_600_000);
  if (now >= until) return null;
  return refused(
    'INVALID_STATUS',
    `Your cellphone number was changed less than ${cellChangeHoldHours} hours ago. For your safety you can make this change from ${timeOf(until)}.`,
  );
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
