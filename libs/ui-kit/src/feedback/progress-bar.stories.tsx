import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for something that takes longer than a few seconds and whose end is known: a file on its way.',
    instead: 'The end is not known: a busy Button. Steps of a form: ProgressSteps.',
    words: 'The sentence beside it says how far it is, and why it stands still.',
    access: 'The browser’s own element, named by `aria-label`. A status beside it is spoken seldom: not at every part.',
  }),
  args: { 'aria-label': 'Sent', max: 5, value: 3 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { value: 0 } };
export const PartOfIt: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('value', '3'),
};
export const All: Story = { args: { value: 5 } };
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
