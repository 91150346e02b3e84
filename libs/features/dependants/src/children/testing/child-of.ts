import { scenario, type ScenarioName } from '@portal/scenarios';

/** The id of a child of a scenario, by first name: addresses of stories begin with it. */
export function childOf(name: ScenarioName, firstName: string): string {
  const children = scenario(name).seed.policies.flatMap(({ Children = [] }) => Children);
  return found(children.find(({ First_Name }) => First_Name === firstName)?.id, `${firstName} in ${name}`);
}

/** The id of the first child that was asked for in a scenario and is not on the policy yet. */
export function newPersonOf(name: ScenarioName): string {
  const { approvalActions = [] } = scenario(name).seed;
  return found(approvalActions.find(({ actionType }) => actionType === 'ADD_CHILD')?.entityId, `new person in ${name}`);
}

function found(id: string | undefined, who: string): string {
  if (id === undefined) throw new Error(`There is no ${who}`);
  return id;
}
