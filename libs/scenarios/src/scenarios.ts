import { type PlainDate } from '@portal/domain';
import { named, type Scenario } from './scenario';
import { familyActive } from './scenarios/family-active';

/** Every scenario by name. */
export const scenarios = named({
  'family-active': familyActive,
});

export type ScenarioName = keyof typeof scenarios;

/** The scenario of this name, on the reference date unless told otherwise. Throws for an unknown name. */
export function scenario(name: string, today?: PlainDate): Scenario {
  if (!Object.hasOwn(scenarios, name)) {
    throw new Error(`There is no scenario "${name}". Known: ${Object.keys(scenarios).join(', ')}`);
  }
  return scenarios[name as ScenarioName](today);
}
