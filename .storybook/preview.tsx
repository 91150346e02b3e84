import { type Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import '../libs/ui-kit/src/styles/ui-kit.css';
import { lookLoader, offerWear } from './look/with-look';
import { hideEmptyPanels } from './panels/panels-of-story';
import { giveSources } from './panels/tell-scenario';
import { smallTargets } from '../libs/ui-kit/src/testing/target-size';
import { wronglyWritten } from '../libs/ui-kit/src/testing/wrongly-written';
import { toolbar, untouched, viewports } from './screens/toolbar';
import { settled } from './screens/settled';
import { screenDecorator, screenLoader } from './screens/with-screen';
import type { Visit } from './service-in-tab/start-visit';

// What a play looks for comes from a real service, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });
offerWear();
giveSources();

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: untouched,
  loaders: [lookLoader, screenLoader],
  decorators: [screenDecorator],
  argTypesEnhancers: [hideEmptyPanels],
  afterEach: async ({ canvasElement, viewMode, loaded }) => {
    if (viewMode !== 'story') return;
    const { visit } = loaded as { visit?: Visit };
    if (visit) await settled(visit.network, canvasElement.ownerDocument);
    // Whatever a story shows in the end can be tapped with a thumb, and is written as people write.
    await expect(smallTargets(canvasElement.ownerDocument)).toEqual([]);
    await expect(wronglyWritten(canvasElement.ownerDocument)).toEqual([]);
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // With the sentence and the kind of every prop.
    controls: { expanded: true },
    viewport: { options: viewports },
    backgrounds: { disabled: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Forms', 'Screens', '*', 'Workbench'] } },
  },
};

export default preview;
