import type * as Scenarios from '@portal/scenarios';
import told from 'virtual:scenarios-as-data';

type ScenarioName = Scenarios.ScenarioName;

const onItsDay = (json: string) => (today?: string) => {
  if (today !== undefined) throw new Error('A story finds a scenario on its own day; `clock` chooses a later one');
  return JSON.parse(json) as Scenarios.Scenario;
};

/** The scenarios as stories find them: the same under the same names, on their own day alone. */
export const scenarios = Object.fromEntries(
  Object.entries(told).map(([name, json]) => [name, onItsDay(json)]),
) as typeof Scenarios.scenarios;

/** Throws for an unknown name, and for another day than the scenario's own. */
export function scenario(name: string, today?: string): Scenarios.Scenario {
  if (!Object.hasOwn(scenarios, name)) {
    throw new Error(`There is no scenario "${name}". Known: ${Object.keys(scenarios).join(', ')}`);
  }
  return scenarios[name as ScenarioName](today);
}
