import { formatDate } from '@portal/domain';
import { type Scenario, scenarios } from '@portal/scenarios';
import { addons } from 'storybook/preview-api';
import type { VisitPlan } from '../service-in-tab/start-visit';
import type { WhoLooks } from '../screens/who-looks';
import { clocks } from '../service-in-tab/clocks';
import { type ScenarioShown, scenarioShown, sourceAsked, sourceGiven } from './scenario-told';

const folder = 'libs/scenarios/src/scenarios';
const sources = import.meta.glob<string>('../../libs/scenarios/src/scenarios/*.ts', {
  query: '?raw',
  import: 'default',
});

/** The file of each scenario is named after it. */
export const sourceOf = (name: string) => sources[`../../${folder}/${name}.ts`];

/** Answers the panel, which asks for the source of a scenario when somebody looks at it. */
export const giveSources = () =>
  addons.getChannel().on(sourceAsked, (name: string) => {
    void sourceOf(name)?.().then((source) => addons.getChannel().emit(sourceGiven, { name, source }));
  });

/** Tells the panel which scenario the screen stands on, whoever chose it. */
export function tellScenario(plan: VisitPlan & WhoLooks): void {
  const scenario = scenarios[plan.scenario]();
  addons.getChannel().emit(scenarioShown, {
    name: scenario.name,
    title: scenario.title,
    visit: whoIsThere(plan, scenario),
    file: `${folder}/${scenario.name}.ts`,
  } satisfies ScenarioShown);
}

/** Who is there, on which day, in a sentence. */
export function whoIsThere({ clock, isSignedIn, staff, servicing }: VisitPlan, { today, signIn }: Scenario): string {
  const day = formatDate(clock ? clocks[clock](today) : today);
  if (!isSignedIn) return `${day}, nobody is signed in.`;
  if (!staff) return `${day}, the customer of policy ${signIn} is signed in.`;
  return `${day}, ${staff} is signed in, with ${servicing ? `policy ${servicing}` : 'no policy'} open.`;
}
