import { type Preview } from '@storybook/react-vite';
import '../libs/ui-kit/src/styles/ui-kit.css';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Components', 'Forms', 'Screens'] } },
  },
};

export default preview;
