import type * as Scenarios from '@portal/scenarios';
import told from 'virtual:scenarios-as-data';

type ScenarioName = Scenarios.ScenarioName;

/** The scenarios as stories find them: the same under the same names, on their own day alone. */
export const scenarios = Object.fromEntries(
  Object.entries(told).map(([name, json]) => [name, () => JSON.parse(json) as Scenarios.Scenario]),
) as Record<ScenarioName, () => Scenarios.Scenario>;

/** Throws for an unknown name. */
export function scenario(name: string): Scenarios.Scenario {
  if (!Object.hasOwn(scenarios, name)) {
    throw new Error(`There is no scenario "${name}". Known: ${Object.keys(scenarios).join(', ')}`);
  }
  return scenarios[name as ScenarioName]();
}
