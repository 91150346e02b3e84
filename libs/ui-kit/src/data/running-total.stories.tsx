import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../layout/card';
import { RunningTotal } from './running-total';
import { Text } from '../text/text';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/RunningTotal',
  component: RunningTotal,
  tags: ['autodocs'],
  parameters: usage({
    use: 'around a guided application in which each answer changes one sum.',
    instead: 'A sum that stands still: AmountList. One number: Figure.',
    words: 'The sum with what it is for: "R 236 a month". Rows as the customer knows them: "Plan", "Extended members".',
    access:
      'The sum is a status: it is said when it changes, and never takes the focus. The bar of small screens opens with the keyboard, and ' +
      'what has the focus is never scrolled beneath it.',
  }),
  args: {
    title: 'Your premium',
    total: 'R 236 a month',
    rows: [
      { label: 'Plan', amount: 'R 119' },
      { label: 'Extended members', amount: 'R 87' },
      { label: 'Benefits', amount: 'R 30' },
    ],
    note: 'From 1 December 2026, once we have approved your application.',
    children: (
      <Card>
        <Text>What somebody is choosing.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof RunningTotal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('R 236 a month');
    await expect(canvas.getByRole('complementary', { name: 'Your premium' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('R 236 a month')).toBeVisible();
    await userEvent.click(canvas.getByText('What it is made of'));
    await expect(canvas.getAllByText('Extended members').some((row) => row.checkVisibility())).toBe(true);
  },
};
export const NothingChosenYet: Story = {
  args: { total: 'Choose a plan', rows: [], note: 'The premium stands here as soon as you have chosen a plan.' },
};
