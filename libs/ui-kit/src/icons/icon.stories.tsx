import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../layout/cluster';
import { AllIcons } from '../testing/all-icons';
import { usage } from '../testing/usage';
import { InfoIcon } from './info-icon';
import { SlowSpinnerIcon } from './slow-spinner-icon';
import { SpinnerIcon } from './spinner-icon';

const meta = {
  title: 'Components/Icon',
  component: InfoIcon,
  tags: ['autodocs'],
  parameters: usage({
    use: 'beside a word, to find it again faster. Twenty-four of them, one a file, drawn on one grid.',
    instead: 'A sign alone that does something: IconButton. A state: Badge.',
    words: 'A word stands beside it. Where none does, `label` says what the picture says.',
    access:
      'Hidden from screen readers unless it has a label. In the colour of the text around it, also in high contrast.',
  }),
} satisfies Meta<typeof InfoIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTwentyFour: Story = {
  render: () => <AllIcons />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(24);
  },
};
export const WithALabel: Story = {
  args: { label: 'Good to know' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Good to know' })).toBeVisible();
  },
};
export const Turning: Story = {
  render: () => (
    <Cluster>
      <SpinnerIcon label="Sending" />
      <SlowSpinnerIcon label="Waiting for the bank" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Sending' })).animationName).toBe('spin');
  },
};
