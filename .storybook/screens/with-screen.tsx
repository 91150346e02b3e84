import { type Decorator, type Loader } from '@storybook/react-vite';
import type { Visit } from '../service-in-tab/start-visit';
import { tellScenario } from '../panels/tell-scenario';
import { isScreen } from './is-screen';
import { type ScreenParameters, visitPlan } from './screen-parameters';
import type { ScreenStage } from './screen-stage';

/** What a screen is drawn with, once it is there. */
interface Loaded {
  visit: Visit;
  Stage: typeof ScreenStage;
}

/** Starts the service and signs in, before a screen is drawn. A play finds the visit as `loaded.visit`. */
export const screenLoader: Loader = async ({ title, parameters, globals }) => {
  if (!isScreen(title)) return {};
  // The components of the design system carry neither a portal nor a service.
  const [{ startVisit }, { ScreenStage: Stage, clearToasts }] = await Promise.all([
    import('../service-in-tab/start-visit'),
    import('./screen-stage'),
  ]);
  clearToasts();
  const plan = visitPlan(parameters as ScreenParameters, globals);
  tellScenario(plan);
  return { visit: await startVisit(plan), Stage } satisfies Loaded;
};

/** Puts a screen where it stands in the portal. */
export const screenDecorator: Decorator = (Story, { title, parameters, loaded }) => {
  if (!isScreen(title)) return <Story />;
  const { path = '/', frame = 'screen' } = parameters as ScreenParameters;
  const { visit, Stage } = loaded as Loaded & typeof loaded;
  return (
    <Stage key={visit.number} visit={visit} path={path} frame={frame}>
      <Story />
    </Stage>
  );
};
