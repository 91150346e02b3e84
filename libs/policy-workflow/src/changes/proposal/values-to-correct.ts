import { type ApprovalAction } from '@portal/contract';
import { kindsOfChange } from '@portal/domain';

/** What a person confirms anew each time, and what the service writes itself. */
const notTyped = ['id', 'Version', 'Life_Status', 'Guardian_Declaration', 'Alive_Declaration'];

/** What was asked for, as its form takes it: all that was typed of somebody new, of a record only what was to change. */
export function valuesToCorrect({
  actionType,
  proposedValue,
  changes,
}: Pick<ApprovalAction, 'actionType' | 'proposedValue' | 'changes'>): Record<string, unknown> {
  const isAddition = kindsOfChange[actionType].effect === 'addition';
  const changed = new Set(changes.filter((change) => change.changed).map(({ field }) => field));
  return Object.fromEntries(
    Object.entries(proposedValue ?? {}).filter(
      ([field, value]) => value !== null && !notTyped.includes(field) && (isAddition || changed.has(field)),
    ),
  );
}
