import { type ActionType } from '@portal/domain';
import { scenario } from '@portal/scenarios';

/** The request of this kind in a scenario, as a story finds it: its address, and its policy. */
export function requestIn(name: string, kind: ActionType) {
  const action = scenario(name).seed.approvalActions?.find(({ actionType }) => actionType === kind);
  if (!action?.id) throw new Error(`${name} has no request "${kind}"`);
  return { scenario: name, path: `/desk/approvals/${action.id}` };
}
