import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './badge';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: usage({
    use: 'for the state of a record, in a word or two.',
    instead: 'It leads somewhere or filters: Chip. It needs a sentence: Alert.',
    words:
      'The labels of the states, as domain and letters say them. Green: in order. Amber: waits. Red: needs somebody. Grey: over.',
    access: 'The word says it; colour and dot only repeat it.',
  }),
  args: { children: 'Cancelled' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grey: Story = {};
export const Green: Story = { args: { tone: 'green', children: 'Active' } };
export const Amber: Story = { args: { tone: 'amber', children: 'Awaiting approval' } };
export const Red: Story = { args: { tone: 'red', children: 'Lapsed' } };
export const Blue: Story = { args: { tone: 'blue', children: 'Servicing policy 7000010012' } };
export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { tone: 'amber', children: 'Waits for somebody else of our staff to approve it before it applies' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
