import type * as Scenarios from '@portal/scenarios';
import told from 'virtual:scenarios-as-data';
import { onItsDay } from './on-its-day';

type ScenarioName = Scenarios.ScenarioName;

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
