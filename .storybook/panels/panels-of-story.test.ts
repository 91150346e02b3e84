import { describe, expect, it } from 'vitest';
import { emptyPanels } from './panels-of-story';

const badge = {
  title: 'Components/Badge',
  argTypes: { tone: {} },
  initialArgs: { children: 'Active' },
  parameters: { __isArgsStory: true },
};

describe('a panel that would be empty', () => {
  it.each([
    { story: badge, controls: false, scenarioPanel: true, why: 'a component has props' },
    {
      story: { ...badge, parameters: { __isArgsStory: false } },
      controls: true,
      scenarioPanel: true,
      why: 'it draws what it wants',
    },
    { story: { ...badge, argTypes: {} }, controls: false, scenarioPanel: true, why: 'its args alone can be turned' },
    {
      story: { ...badge, title: 'Screens/Home', argTypes: {}, initialArgs: {} },
      controls: true,
      scenarioPanel: false,
      why: 'a screen has a scenario and no props',
    },
  ])('is hidden: $why', ({ story, why: _why, ...hidden }) => {
    expect(emptyPanels(story)).toEqual(hidden);
  });
});
