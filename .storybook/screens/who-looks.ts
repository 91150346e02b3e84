import { type ScenarioName, scenarios } from '@portal/scenarios';
import { knownName, withoutWords } from '../known-name';
import { type StaffName, staffNames } from '../service-in-tab/staff-names';

/** What the toolbar offers beside names and numbers. */
export const customer = 'customer';
export const noPolicy = 'no policy';
export const policyOfScenario = 'policy of the scenario';

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

const policiesOf = (name: ScenarioName) => scenarios[name]().seed.policies.map((policy) => policy.Policy_Number);

/** Every policy that there is, with the scenario that has it. */
export const everyPolicy: ReadonlyMap<string, ScenarioName> = new Map(
  scenarioNames.flatMap((name) => policiesOf(name).map((number) => [number, name] as const)),
);

/** Who looks at a screen, and at what. */
export interface WhoLooks {
  scenario: ScenarioName;
  staff: StaffName | null;
  servicing: string | null;
}

interface Asked {
  scenario?: unknown;
  staff?: unknown;
  servicing?: unknown;
}

/**
 * Who looks, as the story says unless the toolbar says otherwise. A policy that is chosen brings its scenario and somebody who may service
 * it; a scenario that is chosen and has not the policy of the story opens its own. Throws for a name that does not exist.
 */
export function whoLooks(story: Asked, toolbar: Asked): WhoLooks {
  const brought = everyPolicy.get(withoutWords(toolbar.servicing));
  const scenario =
    knownName('scenario', scenarioNames, toolbar.scenario || brought || story.scenario) ?? 'family-active';
  const number = toolbar.servicing || (toolbar.scenario && story.servicing ? policyOfScenario : story.servicing);
  const servicing = policyIn(scenario, number);
  const named = toolbar.staff || story.staff || (servicing && toolbar.servicing && 'consultant');
  const staff = named === customer ? null : knownName('member of staff', staffNames, named);
  return { scenario, staff, servicing: staff && servicing };
}

function policyIn(scenario: ScenarioName, asked: unknown): string | null {
  if (asked === noPolicy) return null;
  const number = asked === policyOfScenario ? scenarios[scenario]().signIn : withoutWords(asked);
  return knownName(`policy in ${scenario}`, policiesOf(scenario), number);
}
