import { type Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import '../libs/ui-kit/src/styles/ui-kit.css';
import { lookLoader, offerWear } from './look/with-look';
import { smallTargets } from '../libs/ui-kit/src/testing/target-size';
import { toolbar, untouched, viewports } from './screens/toolbar';
import { screenDecorator, screenLoader } from './screens/with-screen';

// What a play looks for comes from a real service, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });
offerWear();

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: untouched,
  loaders: [lookLoader, screenLoader],
  decorators: [screenDecorator],
  afterEach: async ({ canvasElement, viewMode }) => {
    // Whatever a story shows in the end can be tapped with a thumb.
    if (viewMode === 'story') await expect(smallTargets(canvasElement.ownerDocument)).toEqual([]);
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    backgrounds: { disabled: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Forms', 'Screens', '*', 'Workbench'] } },
  },
};

export default preview;
