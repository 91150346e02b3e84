import { type ArgTypesEnhancer } from 'storybook/internal/types';
import { isScreen } from '../screens/is-screen';

/** What Storybook knows of a story when it prepares it, as far as it says which panels have something to show. */
interface Prepared {
  title: string;
  argTypes: object;
  initialArgs: object;
  parameters: { __isArgsStory?: boolean };
}

/**
 * The panels beneath a story that would be empty, or would turn nothing: controls, where no prop can be turned or where the story draws
 * the same whatever they say; the scenario, where no screen stands on one.
 */
export const emptyPanels = ({ title, argTypes, initialArgs, parameters }: Prepared) => ({
  controls: !parameters.__isArgsStory || Object.keys({ ...argTypes, ...initialArgs }).length === 0,
  scenarioPanel: !isScreen(title),
});

/** Hides them. It runs where Storybook has put a story together and not told anybody of it yet. */
export const hideEmptyPanels: ArgTypesEnhancer = (story) => {
  const parameters: Record<string, unknown> = story.parameters;
  for (const [panel, isEmpty] of Object.entries(emptyPanels(story as Prepared))) {
    if (isEmpty) parameters[panel] = { disable: true };
  }
  return story.argTypes;
};
