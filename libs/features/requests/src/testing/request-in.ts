import { type ActionType } from '@portal/domain';
import { scenario } from '@portal/scenarios';

/** The request of this kind in a scenario, as a story finds it: its address, and its policy. */
export function requestIn(name: string, kind: ActionType, status = 'PENDING') {
  const actions = scenario(name).seed.approvalActions ?? [];
  const action = actions.find((one) => one.actionType === kind && (one.status ?? 'PENDING') === status);
  if (!action?.id) throw new Error(`${name} has no request "${kind}" that is ${status}`);
  return { scenario: name, path: `/requests/${action.id}` };
}
