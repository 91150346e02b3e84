import { scenario, type ScenarioName } from '@portal/scenarios';

/** The first extended member of a scenario. */
export function memberOf(name: ScenarioName) {
  const [member] = scenario(name).seed.policies[0]?.ExtendedMembers ?? [];
  if (!member?.id) throw new Error(`Nobody is an extended member in "${name}"`);
  return { ...member, id: member.id };
}
