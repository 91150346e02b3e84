import { type Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../libs/ui-kit/src/styles/ui-kit.css';
import { toolbar, viewports } from './screens/toolbar';
import { screenDecorator, screenLoader } from './screens/with-screen';

// What a play looks for comes from a real service, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { scenario: '', fault: '' },
  loaders: [screenLoader],
  decorators: [screenDecorator],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Foundations', 'Components', 'Forms', 'Screens', 'Workbench'] } },
  },
};

export default preview;
